//! Numbers that the parts share.

use trefoil_facts::numbered;

numbered! {
    /// What a resource is.
    ResourceKind {
        /// None.
        Invalid = 0,
        /// `Texture1D`.
        Texture1D = 1,
        /// `Texture2D`.
        Texture2D = 2,
        /// `Texture2DMS`.
        Texture2DMS = 3,
        /// `Texture3D`.
        Texture3D = 4,
        /// `TextureCube`.
        TextureCube = 5,
        /// `Texture1DArray`.
        Texture1DArray = 6,
        /// `Texture2DArray`.
        Texture2DArray = 7,
        /// `Texture2DMSArray`.
        Texture2DMSArray = 8,
        /// `TextureCubeArray`.
        TextureCubeArray = 9,
        /// `Buffer<T>`.
        TypedBuffer = 10,
        /// `ByteAddressBuffer`.
        RawBuffer = 11,
        /// `StructuredBuffer<T>`.
        StructuredBuffer = 12,
        /// `cbuffer`.
        CBuffer = 13,
        /// `SamplerState`.
        Sampler = 14,
        /// `tbuffer`.
        TBuffer = 15,
        /// `RaytracingAccelerationStructure`.
        RTAccelerationStructure = 16,
        /// `FeedbackTexture2D`.
        FeedbackTexture2D = 17,
        /// `FeedbackTexture2DArray`.
        FeedbackTexture2DArray = 18,
    }
}
