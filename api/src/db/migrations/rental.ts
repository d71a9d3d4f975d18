export const rentalColumns = `
       delivery_date date not null,
       rental_type text not null check (rental_type in ('once', 'monthly', 'yearly')),
       unload_count integer check (unload_count >= 1),
       latitude double precision check (latitude between -90 and 90),
       longitude double precision check (longitude between -180 and 180),
       check ((rental_type = 'once') = (unload_count is null)),
       check ((latitude is null) = (longitude is null))`;
