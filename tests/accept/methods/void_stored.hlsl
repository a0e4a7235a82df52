// -T cs_6_0 => refused
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main()
{
    float s, c;
    o.Store(0, sincos(1.5, s, c)); // nothing comes of it //~ 16: error: argument type 'void' is incomplete
}
