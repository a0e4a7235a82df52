// -T ps_6_4 => refused
void main(out bool v : SV_IsFrontFace) { v = (bool)1; } //~ 24: error: invalid semantic 'SV_IsFrontFace' for ps 6.4
