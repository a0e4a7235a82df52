//! The opcodes of the token streams: one row each, with what reading, writing, printing and counting ask.

/// How an opcode's immediate sources are typed, which also tells what it counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Data {
    /// Float.
    Float,
    /// Signed integer.
    Int,
    /// Unsigned integer.
    Uint,
    /// Double.
    Double,
    /// Any bits: moves, stores, flow.
    Any,
}

/// What the tokens after an opcode are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An instruction: operands alone.
    Code,
    /// A declaration: operands, then plain words.
    Declaration,
    /// Custom data: a length and words.
    Custom,
}

/// The row of an opcode.
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// Its name in listings.
    pub name: &'static str,
    /// Operands written; they stand first.
    pub dsts: u8,
    /// Operands read.
    pub srcs: u8,
    /// Plain words after the operands, in shader model 5.1.
    pub words: u8,
    /// How immediates are typed.
    pub data: Data,
    /// What follows the opcode.
    pub form: Form,
}

macro_rules! ops {
    ($($name:ident = $value:literal $text:literal $dsts:literal $srcs:literal $words:literal $data:ident $form:ident;)*) => {
        /// An opcode.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "each is named as in listings")]
        pub enum Op { $($name = $value,)* }

        impl Op {
            /// The opcode of a number.
            pub const fn from_number(number: u32) -> Option<Op> {
                match number { $($value => Some(Op::$name),)* _ => None }
            }

            /// Its row.
            pub fn info(self) -> &'static OpInfo {
                &ROWS[self as usize]
            }
        }

        /// The rows by number; numbers without an opcode have an empty one.
        static ROWS: [OpInfo; 256] = {
            const EMPTY: OpInfo =
                OpInfo { name: "", dsts: 0, srcs: 0, words: 0, data: Data::Any, form: Form::Code };
            let mut rows = [EMPTY; 256];
            $(rows[$value] = OpInfo {
                name: $text, dsts: $dsts, srcs: $srcs, words: $words, data: Data::$data, form: Form::$form,
            };)*
            rows
        };
    };
}

impl Op {
    /// Whether it is an atomic that gives the value before.
    pub fn is_immediate_atomic(self) -> bool {
        (Op::ImmAtomicAlloc as u8..=Op::ImmAtomicUMin as u8).contains(&(self as u8))
    }
}

ops! {
    Add = 0 "add" 1 2 0 Float Code;
    And = 1 "and" 1 2 0 Uint Code;
    Break = 2 "break" 0 0 0 Any Code;
    Breakc = 3 "breakc" 0 1 0 Any Code;
    Call = 4 "call" 0 1 0 Any Code;
    Callc = 5 "callc" 0 2 0 Any Code;
    Case = 6 "case" 0 1 0 Int Code;
    Continue = 7 "continue" 0 0 0 Any Code;
    Continuec = 8 "continuec" 0 1 0 Any Code;
    Cut = 9 "cut" 0 0 0 Any Code;
    Default = 10 "default" 0 0 0 Any Code;
    DerivRtx = 11 "deriv_rtx" 1 1 0 Float Code;
    DerivRty = 12 "deriv_rty" 1 1 0 Float Code;
    Discard = 13 "discard" 0 1 0 Any Code;
    Div = 14 "div" 1 2 0 Float Code;
    Dp2 = 15 "dp2" 1 2 0 Float Code;
    Dp3 = 16 "dp3" 1 2 0 Float Code;
    Dp4 = 17 "dp4" 1 2 0 Float Code;
    Else = 18 "else" 0 0 0 Any Code;
    Emit = 19 "emit" 0 0 0 Any Code;
    EmitThenCut = 20 "emitThenCut" 0 0 0 Any Code;
    EndIf = 21 "endif" 0 0 0 Any Code;
    EndLoop = 22 "endloop" 0 0 0 Any Code;
    EndSwitch = 23 "endswitch" 0 0 0 Any Code;
    Eq = 24 "eq" 1 2 0 Float Code;
    Exp = 25 "exp" 1 1 0 Float Code;
    Frc = 26 "frc" 1 1 0 Float Code;
    FtoI = 27 "ftoi" 1 1 0 Float Code;
    FtoU = 28 "ftou" 1 1 0 Float Code;
    Ge = 29 "ge" 1 2 0 Float Code;
    IAdd = 30 "iadd" 1 2 0 Int Code;
    If = 31 "if" 0 1 0 Any Code;
    IEq = 32 "ieq" 1 2 0 Int Code;
    IGe = 33 "ige" 1 2 0 Int Code;
    ILt = 34 "ilt" 1 2 0 Int Code;
    IMad = 35 "imad" 1 3 0 Int Code;
    IMax = 36 "imax" 1 2 0 Int Code;
    IMin = 37 "imin" 1 2 0 Int Code;
    IMul = 38 "imul" 2 2 0 Int Code;
    INe = 39 "ine" 1 2 0 Int Code;
    INeg = 40 "ineg" 1 1 0 Int Code;
    IShl = 41 "ishl" 1 2 0 Int Code;
    IShr = 42 "ishr" 1 2 0 Int Code;
    ItoF = 43 "itof" 1 1 0 Int Code;
    Label = 44 "label" 0 1 0 Any Code;
    Ld = 45 "ld" 1 2 0 Int Code;
    LdMs = 46 "ldms" 1 3 0 Int Code;
    Log = 47 "log" 1 1 0 Float Code;
    Loop = 48 "loop" 0 0 0 Any Code;
    Lt = 49 "lt" 1 2 0 Float Code;
    Mad = 50 "mad" 1 3 0 Float Code;
    Min = 51 "min" 1 2 0 Float Code;
    Max = 52 "max" 1 2 0 Float Code;
    CustomData = 53 "customdata" 0 0 0 Any Custom;
    Mov = 54 "mov" 1 1 0 Any Code;
    Movc = 55 "movc" 1 3 0 Any Code;
    Mul = 56 "mul" 1 2 0 Float Code;
    Ne = 57 "ne" 1 2 0 Float Code;
    Nop = 58 "nop" 0 0 0 Any Code;
    Not = 59 "not" 1 1 0 Uint Code;
    Or = 60 "or" 1 2 0 Uint Code;
    ResInfo = 61 "resinfo" 1 2 0 Int Code;
    Ret = 62 "ret" 0 0 0 Any Code;
    Retc = 63 "retc" 0 1 0 Any Code;
    RoundNe = 64 "round_ne" 1 1 0 Float Code;
    RoundNi = 65 "round_ni" 1 1 0 Float Code;
    RoundPi = 66 "round_pi" 1 1 0 Float Code;
    RoundZ = 67 "round_z" 1 1 0 Float Code;
    Rsq = 68 "rsq" 1 1 0 Float Code;
    Sample = 69 "sample" 1 3 0 Float Code;
    SampleC = 70 "sample_c" 1 4 0 Float Code;
    SampleCLz = 71 "sample_c_lz" 1 4 0 Float Code;
    SampleL = 72 "sample_l" 1 4 0 Float Code;
    SampleD = 73 "sample_d" 1 5 0 Float Code;
    SampleB = 74 "sample_b" 1 4 0 Float Code;
    Sqrt = 75 "sqrt" 1 1 0 Float Code;
    Switch = 76 "switch" 0 1 0 Int Code;
    SinCos = 77 "sincos" 2 1 0 Float Code;
    UDiv = 78 "udiv" 2 2 0 Uint Code;
    ULt = 79 "ult" 1 2 0 Uint Code;
    UGe = 80 "uge" 1 2 0 Uint Code;
    UMul = 81 "umul" 2 2 0 Uint Code;
    UMad = 82 "umad" 1 3 0 Uint Code;
    UMax = 83 "umax" 1 2 0 Uint Code;
    UMin = 84 "umin" 1 2 0 Uint Code;
    UShr = 85 "ushr" 1 2 0 Uint Code;
    UtoF = 86 "utof" 1 1 0 Uint Code;
    Xor = 87 "xor" 1 2 0 Uint Code;
    DclResource = 88 "dcl_resource" 0 1 2 Any Declaration;
    DclConstantBuffer = 89 "dcl_constantbuffer" 0 1 2 Any Declaration;
    DclSampler = 90 "dcl_sampler" 0 1 1 Any Declaration;
    DclIndexRange = 91 "dcl_indexrange" 0 1 1 Any Declaration;
    DclGsOutputTopology = 92 "dcl_outputtopology" 0 0 0 Any Declaration;
    DclGsInputPrimitive = 93 "dcl_inputprimitive" 0 0 0 Any Declaration;
    DclMaxOutputVertexCount = 94 "dcl_maxout" 0 0 1 Any Declaration;
    DclInput = 95 "dcl_input" 0 1 0 Any Declaration;
    DclInputSgv = 96 "dcl_input_sgv" 0 1 1 Any Declaration;
    DclInputSiv = 97 "dcl_input_siv" 0 1 1 Any Declaration;
    DclInputPs = 98 "dcl_input_ps" 0 1 0 Any Declaration;
    DclInputPsSgv = 99 "dcl_input_ps_sgv" 0 1 1 Any Declaration;
    DclInputPsSiv = 100 "dcl_input_ps_siv" 0 1 1 Any Declaration;
    DclOutput = 101 "dcl_output" 0 1 0 Any Declaration;
    DclOutputSgv = 102 "dcl_output_sgv" 0 1 1 Any Declaration;
    DclOutputSiv = 103 "dcl_output_siv" 0 1 1 Any Declaration;
    DclTemps = 104 "dcl_temps" 0 0 1 Any Declaration;
    DclIndexableTemp = 105 "dcl_indexableTemp" 0 0 3 Any Declaration;
    DclGlobalFlags = 106 "dcl_globalFlags" 0 0 0 Any Declaration;
    Lod = 108 "lod" 1 3 0 Float Code;
    Gather4 = 109 "gather4" 1 3 0 Float Code;
    SamplePos = 110 "samplepos" 1 2 0 Int Code;
    SampleInfo = 111 "sampleinfo" 1 1 0 Any Code;
    HsDecls = 113 "hs_decls" 0 0 0 Any Declaration;
    HsControlPointPhase = 114 "hs_control_point_phase" 0 0 0 Any Declaration;
    HsForkPhase = 115 "hs_fork_phase" 0 0 0 Any Declaration;
    HsJoinPhase = 116 "hs_join_phase" 0 0 0 Any Declaration;
    EmitStream = 117 "emit_stream" 0 1 0 Any Code;
    CutStream = 118 "cut_stream" 0 1 0 Any Code;
    EmitThenCutStream = 119 "emitThenCut_stream" 0 1 0 Any Code;
    BufInfo = 121 "bufinfo" 1 1 0 Any Code;
    DerivRtxCoarse = 122 "deriv_rtx_coarse" 1 1 0 Float Code;
    DerivRtxFine = 123 "deriv_rtx_fine" 1 1 0 Float Code;
    DerivRtyCoarse = 124 "deriv_rty_coarse" 1 1 0 Float Code;
    DerivRtyFine = 125 "deriv_rty_fine" 1 1 0 Float Code;
    Gather4C = 126 "gather4_c" 1 4 0 Float Code;
    Gather4Po = 127 "gather4_po" 1 4 0 Float Code;
    Gather4PoC = 128 "gather4_po_c" 1 5 0 Float Code;
    Rcp = 129 "rcp" 1 1 0 Float Code;
    F32ToF16 = 130 "f32tof16" 1 1 0 Float Code;
    F16ToF32 = 131 "f16tof32" 1 1 0 Uint Code;
    UAddC = 132 "uaddc" 2 2 0 Uint Code;
    USubB = 133 "usubb" 2 2 0 Uint Code;
    CountBits = 134 "countbits" 1 1 0 Uint Code;
    FirstBitHi = 135 "firstbit_hi" 1 1 0 Uint Code;
    FirstBitLo = 136 "firstbit_lo" 1 1 0 Uint Code;
    FirstBitShi = 137 "firstbit_shi" 1 1 0 Int Code;
    Ubfe = 138 "ubfe" 1 3 0 Uint Code;
    Ibfe = 139 "ibfe" 1 3 0 Int Code;
    Bfi = 140 "bfi" 1 4 0 Uint Code;
    BfRev = 141 "bfrev" 1 1 0 Uint Code;
    SwapC = 142 "swapc" 2 3 0 Any Code;
    DclStream = 143 "dcl_stream" 0 1 0 Any Declaration;
    DclInputControlPointCount = 147 "dcl_input_control_point_count" 0 0 0 Any Declaration;
    DclOutputControlPointCount = 148 "dcl_output_control_point_count" 0 0 0 Any Declaration;
    DclTessDomain = 149 "dcl_tessellator_domain" 0 0 0 Any Declaration;
    DclTessPartitioning = 150 "dcl_tessellator_partitioning" 0 0 0 Any Declaration;
    DclTessOutputPrimitive = 151 "dcl_tessellator_output_primitive" 0 0 0 Any Declaration;
    DclHsMaxTessFactor = 152 "dcl_hs_max_tessfactor" 0 0 1 Any Declaration;
    DclHsForkPhaseInstanceCount = 153 "dcl_hs_fork_phase_instance_count" 0 0 1 Any Declaration;
    DclHsJoinPhaseInstanceCount = 154 "dcl_hs_join_phase_instance_count" 0 0 1 Any Declaration;
    DclThreadGroup = 155 "dcl_thread_group" 0 0 3 Any Declaration;
    DclUavTyped = 156 "dcl_uav_typed" 0 1 2 Any Declaration;
    DclUavRaw = 157 "dcl_uav_raw" 0 1 1 Any Declaration;
    DclUavStructured = 158 "dcl_uav_structured" 0 1 2 Any Declaration;
    DclTgsmRaw = 159 "dcl_tgsm_raw" 0 1 1 Any Declaration;
    DclTgsmStructured = 160 "dcl_tgsm_structured" 0 1 2 Any Declaration;
    DclResourceRaw = 161 "dcl_resource_raw" 0 1 1 Any Declaration;
    DclResourceStructured = 162 "dcl_resource_structured" 0 1 2 Any Declaration;
    LdUavTyped = 163 "ld_uav_typed" 1 2 0 Uint Code;
    StoreUavTyped = 164 "store_uav_typed" 1 2 0 Any Code;
    LdRaw = 165 "ld_raw" 1 2 0 Int Code;
    StoreRaw = 166 "store_raw" 1 2 0 Any Code;
    LdStructured = 167 "ld_structured" 1 3 0 Int Code;
    StoreStructured = 168 "store_structured" 1 3 0 Any Code;
    AtomicAnd = 169 "atomic_and" 1 2 0 Uint Code;
    AtomicOr = 170 "atomic_or" 1 2 0 Uint Code;
    AtomicXor = 171 "atomic_xor" 1 2 0 Uint Code;
    AtomicCmpStore = 172 "atomic_cmp_store" 1 3 0 Uint Code;
    AtomicIAdd = 173 "atomic_iadd" 1 2 0 Int Code;
    AtomicIMax = 174 "atomic_imax" 1 2 0 Int Code;
    AtomicIMin = 175 "atomic_imin" 1 2 0 Int Code;
    AtomicUMax = 176 "atomic_umax" 1 2 0 Uint Code;
    AtomicUMin = 177 "atomic_umin" 1 2 0 Uint Code;
    ImmAtomicAlloc = 178 "imm_atomic_alloc" 1 1 0 Any Code;
    ImmAtomicConsume = 179 "imm_atomic_consume" 1 1 0 Any Code;
    ImmAtomicIAdd = 180 "imm_atomic_iadd" 2 2 0 Int Code;
    ImmAtomicAnd = 181 "imm_atomic_and" 2 2 0 Uint Code;
    ImmAtomicOr = 182 "imm_atomic_or" 2 2 0 Uint Code;
    ImmAtomicXor = 183 "imm_atomic_xor" 2 2 0 Uint Code;
    ImmAtomicExch = 184 "imm_atomic_exch" 2 2 0 Uint Code;
    ImmAtomicCmpExch = 185 "imm_atomic_cmp_exch" 2 3 0 Uint Code;
    ImmAtomicIMax = 186 "imm_atomic_imax" 2 2 0 Int Code;
    ImmAtomicIMin = 187 "imm_atomic_imin" 2 2 0 Int Code;
    ImmAtomicUMax = 188 "imm_atomic_umax" 2 2 0 Uint Code;
    ImmAtomicUMin = 189 "imm_atomic_umin" 2 2 0 Uint Code;
    Sync = 190 "sync" 0 0 0 Any Code;
    DAdd = 191 "dadd" 1 2 0 Double Code;
    DMax = 192 "dmax" 1 2 0 Double Code;
    DMin = 193 "dmin" 1 2 0 Double Code;
    DMul = 194 "dmul" 1 2 0 Double Code;
    DEq = 195 "deq" 1 2 0 Double Code;
    DGe = 196 "dge" 1 2 0 Double Code;
    DLt = 197 "dlt" 1 2 0 Double Code;
    DNe = 198 "dne" 1 2 0 Double Code;
    DMov = 199 "dmov" 1 1 0 Double Code;
    DMovc = 200 "dmovc" 1 3 0 Double Code;
    DtoF = 201 "dtof" 1 1 0 Double Code;
    FtoD = 202 "ftod" 1 1 0 Float Code;
    EvalSnapped = 203 "eval_snapped" 1 2 0 Int Code;
    EvalSampleIndex = 204 "eval_sample_index" 1 2 0 Int Code;
    EvalCentroid = 205 "eval_centroid" 1 1 0 Float Code;
    DclGsInstanceCount = 206 "dcl_gs_instance_count" 0 0 1 Any Declaration;
    Abort = 207 "abort" 0 0 0 Any Code;
    DebugBreak = 208 "debug_break" 0 0 0 Any Code;
    DDiv = 210 "ddiv" 1 2 0 Double Code;
    DFma = 211 "dfma" 1 3 0 Double Code;
    DRcp = 212 "drcp" 1 1 0 Double Code;
    Msad = 213 "msad" 1 3 0 Uint Code;
    DtoI = 214 "dtoi" 1 1 0 Double Code;
    DtoU = 215 "dtou" 1 1 0 Double Code;
    ItoD = 216 "itod" 1 1 0 Int Code;
    UtoD = 217 "utod" 1 1 0 Uint Code;
    Gather4Feedback = 219 "gather4_s" 2 3 0 Float Code;
    Gather4CFeedback = 220 "gather4_c_s" 2 4 0 Float Code;
    Gather4PoFeedback = 221 "gather4_po_s" 2 4 0 Float Code;
    Gather4PoCFeedback = 222 "gather4_po_c_s" 2 5 0 Float Code;
    LdFeedback = 223 "ld_s" 2 2 0 Int Code;
    LdMsFeedback = 224 "ldms_s" 2 3 0 Int Code;
    LdUavTypedFeedback = 225 "ld_uav_typed_s" 2 2 0 Uint Code;
    LdRawFeedback = 226 "ld_raw_s" 2 2 0 Int Code;
    LdStructuredFeedback = 227 "ld_structured_s" 2 3 0 Int Code;
    SampleLFeedback = 228 "sample_l_s" 2 4 0 Float Code;
    SampleCLzFeedback = 229 "sample_c_lz_s" 2 4 0 Float Code;
    SampleClampFeedback = 230 "sample_cl_s" 2 4 0 Float Code;
    SampleBClampFeedback = 231 "sample_b_cl_s" 2 5 0 Float Code;
    SampleDClampFeedback = 232 "sample_d_cl_s" 2 6 0 Float Code;
    SampleCClampFeedback = 233 "sample_c_cl_s" 2 5 0 Float Code;
    CheckAccessFullyMapped = 234 "check_access_fully_mapped" 1 1 0 Any Code;
}
