// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    switch (id.x)
    {
        case 6:
        {
            o[0] = 1;
            case 7:
                o[1] = 2;
                break;
        }
        default:
            break;
    }
}
