// -T ps_6_6 -E main => refused //~ error: SV_Coverage must be uint.
void main(out min16uint x : SV_Coverage)
{
    x = 1;
}
