// -T cs_6_0 => refused
[shader("nothing")] [numthreads(1, 1, 1)] void main() { } //~ 2: error: attribute 'shader' must have one of these values: compute,vertex,pixel,hull,domain,geometry,raygeneration,intersection,anyhit,closesthit,miss,callable,mesh,amplification,node
