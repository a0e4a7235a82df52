//! The opcodes of the token streams: one row each, with what reading, writing, printing and counting ask.

use trefoil_dxcontainer::ShaderModel;

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

/// How an instruction may move past others, and be joined with another of its opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Every result component comes from the same component of each operand.
    Lanewise,
    /// Nothing moves across it.
    Border,
    /// It stays as it is; others move across it when they do not disturb each other.
    Other,
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
    /// How it may move and be joined with others.
    pub motion: Motion,
}

macro_rules! ops {
    ($($name:ident = $value:literal $text:literal $dsts:literal $srcs:literal $words:literal $data:ident $form:ident
        $motion:ident;)*) => {
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
                OpInfo { name: "", dsts: 0, srcs: 0, words: 0, data: Data::Any, form: Form::Code, motion: Motion::Other };
            let mut rows = [EMPTY; 256];
            $(rows[$value] = OpInfo {
                name: $text, dsts: $dsts, srcs: $srcs, words: $words, data: Data::$data, form: Form::$form,
                motion: Motion::$motion,
            };)*
            rows
        };
    };
}

impl Op {
    /// Whether every result component comes from the same component of each operand.
    pub fn is_lanewise(self) -> bool {
        self.info().motion == Motion::Lanewise
    }

    /// Whether its first two sources may change places.
    pub const fn commutes(self) -> bool {
        use Op::{Add, And, IAdd, IMad, IMul, Mad, Mul, Or, UMul, Xor};
        matches!(self, Add | And | IAdd | IMad | IMul | Mad | Mul | Or | UMul | Xor)
    }

    /// The first shader model that has it: opcodes are numbered as they came, but for raw and structured memory, which compute
    /// shaders of shader model 4 were given later.
    pub const fn since(self) -> ShaderModel {
        match self {
            Op::DclThreadGroup
            | Op::DclUavRaw
            | Op::DclUavStructured
            | Op::DclResourceRaw
            | Op::DclResourceStructured
            | Op::LdRaw
            | Op::LdStructured
            | Op::StoreRaw
            | Op::StoreStructured
            | Op::Sync => ShaderModel::new(4, 0),
            _ => match self as u8 {
                0..=106 => ShaderModel::new(4, 0),
                107..=111 => ShaderModel::new(4, 1),
                _ => ShaderModel::new(5, 0),
            },
        }
    }

    /// The opcode that did the same before there were variants of it.
    pub(crate) const fn plain(self) -> Op {
        match self {
            Op::DerivRtxCoarse => Op::DerivRtx,
            Op::DerivRtyCoarse => Op::DerivRty,
            op => op,
        }
    }

    /// Whether it is an atomic that gives the value before.
    pub fn is_immediate_atomic(self) -> bool {
        (Op::ImmAtomicAlloc as u8..=Op::ImmAtomicUMin as u8).contains(&(self as u8))
    }
}

ops! {
    Add = 0 "add" 1 2 0 Float Code Lanewise;
    And = 1 "and" 1 2 0 Uint Code Lanewise;
    Break = 2 "break" 0 0 0 Any Code Border;
    Breakc = 3 "breakc" 0 1 0 Any Code Border;
    Call = 4 "call" 0 1 0 Any Code Other;
    Callc = 5 "callc" 0 2 0 Any Code Other;
    Case = 6 "case" 0 1 0 Int Code Border;
    Continue = 7 "continue" 0 0 0 Any Code Border;
    Continuec = 8 "continuec" 0 1 0 Any Code Border;
    Cut = 9 "cut" 0 0 0 Any Code Border;
    Default = 10 "default" 0 0 0 Any Code Border;
    DerivRtx = 11 "deriv_rtx" 1 1 0 Float Code Other;
    DerivRty = 12 "deriv_rty" 1 1 0 Float Code Other;
    Discard = 13 "discard" 0 1 0 Any Code Border;
    Div = 14 "div" 1 2 0 Float Code Lanewise;
    Dp2 = 15 "dp2" 1 2 0 Float Code Other;
    Dp3 = 16 "dp3" 1 2 0 Float Code Other;
    Dp4 = 17 "dp4" 1 2 0 Float Code Other;
    Else = 18 "else" 0 0 0 Any Code Border;
    Emit = 19 "emit" 0 0 0 Any Code Border;
    EmitThenCut = 20 "emitThenCut" 0 0 0 Any Code Border;
    EndIf = 21 "endif" 0 0 0 Any Code Border;
    EndLoop = 22 "endloop" 0 0 0 Any Code Border;
    EndSwitch = 23 "endswitch" 0 0 0 Any Code Border;
    Eq = 24 "eq" 1 2 0 Float Code Lanewise;
    Exp = 25 "exp" 1 1 0 Float Code Lanewise;
    Frc = 26 "frc" 1 1 0 Float Code Lanewise;
    FtoI = 27 "ftoi" 1 1 0 Float Code Lanewise;
    FtoU = 28 "ftou" 1 1 0 Float Code Lanewise;
    Ge = 29 "ge" 1 2 0 Float Code Lanewise;
    IAdd = 30 "iadd" 1 2 0 Int Code Lanewise;
    If = 31 "if" 0 1 0 Any Code Border;
    IEq = 32 "ieq" 1 2 0 Int Code Lanewise;
    IGe = 33 "ige" 1 2 0 Int Code Lanewise;
    ILt = 34 "ilt" 1 2 0 Int Code Lanewise;
    IMad = 35 "imad" 1 3 0 Int Code Lanewise;
    IMax = 36 "imax" 1 2 0 Int Code Lanewise;
    IMin = 37 "imin" 1 2 0 Int Code Lanewise;
    IMul = 38 "imul" 2 2 0 Int Code Lanewise;
    INe = 39 "ine" 1 2 0 Int Code Lanewise;
    INeg = 40 "ineg" 1 1 0 Int Code Lanewise;
    IShl = 41 "ishl" 1 2 0 Int Code Lanewise;
    IShr = 42 "ishr" 1 2 0 Int Code Lanewise;
    ItoF = 43 "itof" 1 1 0 Int Code Lanewise;
    Label = 44 "label" 0 1 0 Any Code Other;
    Ld = 45 "ld" 1 2 0 Int Code Other;
    LdMs = 46 "ldms" 1 3 0 Int Code Other;
    Log = 47 "log" 1 1 0 Float Code Lanewise;
    Loop = 48 "loop" 0 0 0 Any Code Border;
    Lt = 49 "lt" 1 2 0 Float Code Lanewise;
    Mad = 50 "mad" 1 3 0 Float Code Lanewise;
    Min = 51 "min" 1 2 0 Float Code Lanewise;
    Max = 52 "max" 1 2 0 Float Code Lanewise;
    CustomData = 53 "customdata" 0 0 0 Any Custom Other;
    Mov = 54 "mov" 1 1 0 Any Code Lanewise;
    Movc = 55 "movc" 1 3 0 Any Code Lanewise;
    Mul = 56 "mul" 1 2 0 Float Code Lanewise;
    Ne = 57 "ne" 1 2 0 Float Code Lanewise;
    Nop = 58 "nop" 0 0 0 Any Code Other;
    Not = 59 "not" 1 1 0 Uint Code Lanewise;
    Or = 60 "or" 1 2 0 Uint Code Lanewise;
    ResInfo = 61 "resinfo" 1 2 0 Int Code Other;
    Ret = 62 "ret" 0 0 0 Any Code Border;
    Retc = 63 "retc" 0 1 0 Any Code Border;
    RoundNe = 64 "round_ne" 1 1 0 Float Code Lanewise;
    RoundNi = 65 "round_ni" 1 1 0 Float Code Lanewise;
    RoundPi = 66 "round_pi" 1 1 0 Float Code Lanewise;
    RoundZ = 67 "round_z" 1 1 0 Float Code Lanewise;
    Rsq = 68 "rsq" 1 1 0 Float Code Lanewise;
    Sample = 69 "sample" 1 3 0 Float Code Other;
    SampleC = 70 "sample_c" 1 4 0 Float Code Other;
    SampleCLz = 71 "sample_c_lz" 1 4 0 Float Code Other;
    SampleL = 72 "sample_l" 1 4 0 Float Code Other;
    SampleD = 73 "sample_d" 1 5 0 Float Code Other;
    SampleB = 74 "sample_b" 1 4 0 Float Code Other;
    Sqrt = 75 "sqrt" 1 1 0 Float Code Lanewise;
    Switch = 76 "switch" 0 1 0 Int Code Border;
    SinCos = 77 "sincos" 2 1 0 Float Code Lanewise;
    UDiv = 78 "udiv" 2 2 0 Uint Code Lanewise;
    ULt = 79 "ult" 1 2 0 Uint Code Lanewise;
    UGe = 80 "uge" 1 2 0 Uint Code Lanewise;
    UMul = 81 "umul" 2 2 0 Uint Code Other;
    UMad = 82 "umad" 1 3 0 Uint Code Lanewise;
    UMax = 83 "umax" 1 2 0 Uint Code Lanewise;
    UMin = 84 "umin" 1 2 0 Uint Code Lanewise;
    UShr = 85 "ushr" 1 2 0 Uint Code Lanewise;
    UtoF = 86 "utof" 1 1 0 Uint Code Lanewise;
    Xor = 87 "xor" 1 2 0 Uint Code Lanewise;
    DclResource = 88 "dcl_resource" 0 1 2 Any Declaration Other;
    DclConstantBuffer = 89 "dcl_constantbuffer" 0 1 2 Any Declaration Other;
    DclSampler = 90 "dcl_sampler" 0 1 1 Any Declaration Other;
    DclIndexRange = 91 "dcl_indexrange" 0 1 1 Any Declaration Other;
    DclGsOutputTopology = 92 "dcl_outputtopology" 0 0 0 Any Declaration Other;
    DclGsInputPrimitive = 93 "dcl_inputprimitive" 0 0 0 Any Declaration Other;
    DclMaxOutputVertexCount = 94 "dcl_maxout" 0 0 1 Any Declaration Other;
    DclInput = 95 "dcl_input" 0 1 0 Any Declaration Other;
    DclInputSgv = 96 "dcl_input_sgv" 0 1 1 Any Declaration Other;
    DclInputSiv = 97 "dcl_input_siv" 0 1 1 Any Declaration Other;
    DclInputPs = 98 "dcl_input_ps" 0 1 0 Any Declaration Other;
    DclInputPsSgv = 99 "dcl_input_ps_sgv" 0 1 1 Any Declaration Other;
    DclInputPsSiv = 100 "dcl_input_ps_siv" 0 1 1 Any Declaration Other;
    DclOutput = 101 "dcl_output" 0 1 0 Any Declaration Other;
    DclOutputSgv = 102 "dcl_output_sgv" 0 1 1 Any Declaration Other;
    DclOutputSiv = 103 "dcl_output_siv" 0 1 1 Any Declaration Other;
    DclTemps = 104 "dcl_temps" 0 0 1 Any Declaration Other;
    DclIndexableTemp = 105 "dcl_indexableTemp" 0 0 3 Any Declaration Other;
    DclGlobalFlags = 106 "dcl_globalFlags" 0 0 0 Any Declaration Other;
    Lod = 108 "lod" 1 3 0 Float Code Other;
    Gather4 = 109 "gather4" 1 3 0 Float Code Other;
    SamplePos = 110 "samplepos" 1 2 0 Int Code Other;
    SampleInfo = 111 "sampleinfo" 1 1 0 Any Code Other;
    HsDecls = 113 "hs_decls" 0 0 0 Any Declaration Other;
    HsControlPointPhase = 114 "hs_control_point_phase" 0 0 0 Any Declaration Other;
    HsForkPhase = 115 "hs_fork_phase" 0 0 0 Any Declaration Other;
    HsJoinPhase = 116 "hs_join_phase" 0 0 0 Any Declaration Other;
    EmitStream = 117 "emit_stream" 0 1 0 Any Code Border;
    CutStream = 118 "cut_stream" 0 1 0 Any Code Border;
    EmitThenCutStream = 119 "emitThenCut_stream" 0 1 0 Any Code Border;
    BufInfo = 121 "bufinfo" 1 1 0 Any Code Other;
    DerivRtxCoarse = 122 "deriv_rtx_coarse" 1 1 0 Float Code Other;
    DerivRtxFine = 123 "deriv_rtx_fine" 1 1 0 Float Code Other;
    DerivRtyCoarse = 124 "deriv_rty_coarse" 1 1 0 Float Code Other;
    DerivRtyFine = 125 "deriv_rty_fine" 1 1 0 Float Code Other;
    Gather4C = 126 "gather4_c" 1 4 0 Float Code Other;
    Gather4Po = 127 "gather4_po" 1 4 0 Float Code Other;
    Gather4PoC = 128 "gather4_po_c" 1 5 0 Float Code Other;
    Rcp = 129 "rcp" 1 1 0 Float Code Lanewise;
    F32ToF16 = 130 "f32tof16" 1 1 0 Float Code Lanewise;
    F16ToF32 = 131 "f16tof32" 1 1 0 Uint Code Lanewise;
    UAddC = 132 "uaddc" 2 2 0 Uint Code Other;
    USubB = 133 "usubb" 2 2 0 Uint Code Other;
    CountBits = 134 "countbits" 1 1 0 Uint Code Lanewise;
    FirstBitHi = 135 "firstbit_hi" 1 1 0 Uint Code Lanewise;
    FirstBitLo = 136 "firstbit_lo" 1 1 0 Uint Code Lanewise;
    FirstBitShi = 137 "firstbit_shi" 1 1 0 Int Code Lanewise;
    Ubfe = 138 "ubfe" 1 3 0 Uint Code Lanewise;
    Ibfe = 139 "ibfe" 1 3 0 Int Code Lanewise;
    Bfi = 140 "bfi" 1 4 0 Uint Code Lanewise;
    BfRev = 141 "bfrev" 1 1 0 Uint Code Lanewise;
    SwapC = 142 "swapc" 2 3 0 Any Code Other;
    DclStream = 143 "dcl_stream" 0 1 0 Any Declaration Other;
    DclInputControlPointCount = 147 "dcl_input_control_point_count" 0 0 0 Any Declaration Other;
    DclOutputControlPointCount = 148 "dcl_output_control_point_count" 0 0 0 Any Declaration Other;
    DclTessDomain = 149 "dcl_tessellator_domain" 0 0 0 Any Declaration Other;
    DclTessPartitioning = 150 "dcl_tessellator_partitioning" 0 0 0 Any Declaration Other;
    DclTessOutputPrimitive = 151 "dcl_tessellator_output_primitive" 0 0 0 Any Declaration Other;
    DclHsMaxTessFactor = 152 "dcl_hs_max_tessfactor" 0 0 1 Any Declaration Other;
    DclHsForkPhaseInstanceCount = 153 "dcl_hs_fork_phase_instance_count" 0 0 1 Any Declaration Other;
    DclHsJoinPhaseInstanceCount = 154 "dcl_hs_join_phase_instance_count" 0 0 1 Any Declaration Other;
    DclThreadGroup = 155 "dcl_thread_group" 0 0 3 Any Declaration Other;
    DclUavTyped = 156 "dcl_uav_typed" 0 1 2 Any Declaration Other;
    DclUavRaw = 157 "dcl_uav_raw" 0 1 1 Any Declaration Other;
    DclUavStructured = 158 "dcl_uav_structured" 0 1 2 Any Declaration Other;
    DclTgsmRaw = 159 "dcl_tgsm_raw" 0 1 1 Any Declaration Other;
    DclTgsmStructured = 160 "dcl_tgsm_structured" 0 1 2 Any Declaration Other;
    DclResourceRaw = 161 "dcl_resource_raw" 0 1 1 Any Declaration Other;
    DclResourceStructured = 162 "dcl_resource_structured" 0 1 2 Any Declaration Other;
    LdUavTyped = 163 "ld_uav_typed" 1 2 0 Uint Code Other;
    StoreUavTyped = 164 "store_uav_typed" 1 2 0 Any Code Other;
    LdRaw = 165 "ld_raw" 1 2 0 Int Code Other;
    StoreRaw = 166 "store_raw" 1 2 0 Any Code Other;
    LdStructured = 167 "ld_structured" 1 3 0 Int Code Other;
    StoreStructured = 168 "store_structured" 1 3 0 Any Code Other;
    AtomicAnd = 169 "atomic_and" 1 2 0 Uint Code Other;
    AtomicOr = 170 "atomic_or" 1 2 0 Uint Code Other;
    AtomicXor = 171 "atomic_xor" 1 2 0 Uint Code Other;
    AtomicCmpStore = 172 "atomic_cmp_store" 1 3 0 Uint Code Other;
    AtomicIAdd = 173 "atomic_iadd" 1 2 0 Int Code Other;
    AtomicIMax = 174 "atomic_imax" 1 2 0 Int Code Other;
    AtomicIMin = 175 "atomic_imin" 1 2 0 Int Code Other;
    AtomicUMax = 176 "atomic_umax" 1 2 0 Uint Code Other;
    AtomicUMin = 177 "atomic_umin" 1 2 0 Uint Code Other;
    ImmAtomicAlloc = 178 "imm_atomic_alloc" 1 1 0 Any Code Other;
    ImmAtomicConsume = 179 "imm_atomic_consume" 1 1 0 Any Code Other;
    ImmAtomicIAdd = 180 "imm_atomic_iadd" 2 2 0 Int Code Other;
    ImmAtomicAnd = 181 "imm_atomic_and" 2 2 0 Uint Code Other;
    ImmAtomicOr = 182 "imm_atomic_or" 2 2 0 Uint Code Other;
    ImmAtomicXor = 183 "imm_atomic_xor" 2 2 0 Uint Code Other;
    ImmAtomicExch = 184 "imm_atomic_exch" 2 2 0 Uint Code Other;
    ImmAtomicCmpExch = 185 "imm_atomic_cmp_exch" 2 3 0 Uint Code Other;
    ImmAtomicIMax = 186 "imm_atomic_imax" 2 2 0 Int Code Other;
    ImmAtomicIMin = 187 "imm_atomic_imin" 2 2 0 Int Code Other;
    ImmAtomicUMax = 188 "imm_atomic_umax" 2 2 0 Uint Code Other;
    ImmAtomicUMin = 189 "imm_atomic_umin" 2 2 0 Uint Code Other;
    Sync = 190 "sync" 0 0 0 Any Code Border;
    DAdd = 191 "dadd" 1 2 0 Double Code Other;
    DMax = 192 "dmax" 1 2 0 Double Code Other;
    DMin = 193 "dmin" 1 2 0 Double Code Other;
    DMul = 194 "dmul" 1 2 0 Double Code Other;
    DEq = 195 "deq" 1 2 0 Double Code Other;
    DGe = 196 "dge" 1 2 0 Double Code Other;
    DLt = 197 "dlt" 1 2 0 Double Code Other;
    DNe = 198 "dne" 1 2 0 Double Code Other;
    DMov = 199 "dmov" 1 1 0 Double Code Other;
    DMovc = 200 "dmovc" 1 3 0 Double Code Other;
    DtoF = 201 "dtof" 1 1 0 Double Code Other;
    FtoD = 202 "ftod" 1 1 0 Float Code Other;
    EvalSnapped = 203 "eval_snapped" 1 2 0 Int Code Other;
    EvalSampleIndex = 204 "eval_sample_index" 1 2 0 Int Code Other;
    EvalCentroid = 205 "eval_centroid" 1 1 0 Float Code Other;
    DclGsInstanceCount = 206 "dcl_gsinstances" 0 0 1 Any Declaration Other;
    Abort = 207 "abort" 0 0 0 Any Code Other;
    DebugBreak = 208 "debug_break" 0 0 0 Any Code Other;
    DDiv = 210 "ddiv" 1 2 0 Double Code Other;
    DFma = 211 "dfma" 1 3 0 Double Code Other;
    DRcp = 212 "drcp" 1 1 0 Double Code Other;
    Msad = 213 "msad" 1 3 0 Uint Code Other;
    DtoI = 214 "dtoi" 1 1 0 Double Code Other;
    DtoU = 215 "dtou" 1 1 0 Double Code Other;
    ItoD = 216 "itod" 1 1 0 Int Code Other;
    UtoD = 217 "utod" 1 1 0 Uint Code Other;
    Gather4Feedback = 219 "gather4_s" 2 3 0 Float Code Other;
    Gather4CFeedback = 220 "gather4_c_s" 2 4 0 Float Code Other;
    Gather4PoFeedback = 221 "gather4_po_s" 2 4 0 Float Code Other;
    Gather4PoCFeedback = 222 "gather4_po_c_s" 2 5 0 Float Code Other;
    LdFeedback = 223 "ld_s" 2 2 0 Int Code Other;
    LdMsFeedback = 224 "ldms_s" 2 3 0 Int Code Other;
    LdUavTypedFeedback = 225 "ld_uav_typed_s" 2 2 0 Uint Code Other;
    LdRawFeedback = 226 "ld_raw_s" 2 2 0 Int Code Other;
    LdStructuredFeedback = 227 "ld_structured_s" 2 3 0 Int Code Other;
    SampleLFeedback = 228 "sample_l_s" 2 4 0 Float Code Other;
    SampleCLzFeedback = 229 "sample_c_lz_s" 2 4 0 Float Code Other;
    SampleClampFeedback = 230 "sample_cl_s" 2 4 0 Float Code Other;
    SampleBClampFeedback = 231 "sample_b_cl_s" 2 5 0 Float Code Other;
    SampleDClampFeedback = 232 "sample_d_cl_s" 2 6 0 Float Code Other;
    SampleCClampFeedback = 233 "sample_c_cl_s" 2 5 0 Float Code Other;
    CheckAccessFullyMapped = 234 "check_access_fully_mapped" 1 1 0 Any Code Other;
}
