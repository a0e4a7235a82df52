// Compiles a vertex and a pixel shader and draws with them through Vulkan 1.3, without a window:
//
//     draw ../distance_field.hlsl picture.ppm
//
// The picture is a PPM file; the program prints the device and the mean of each colour.

#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>
#include <trefoil.hpp>
#include <vulkan/vulkan.h>

static const std::uint32_t edge = 256;
static const VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;

// The shader's constants, as its register b0 has them.
struct Camera {
  float eye[3];
  float aspect;
  float to_light[3];
  float reach;
};
static_assert(sizeof(Camera) == 32, "as the shader has it");

static void check(VkResult result, const char *what) {
  if (result != VK_SUCCESS)
    throw std::runtime_error(std::string(what) + " failed: " + std::to_string(result));
}

// A device, and a queue that draws. What is made of them goes when the program ends.
struct Gpu {
  VkInstance instance = VK_NULL_HANDLE;
  VkPhysicalDevice physical = VK_NULL_HANDLE;
  VkDevice device = VK_NULL_HANDLE;
  VkQueue queue = VK_NULL_HANDLE;
  std::string name;

  Gpu() {
    VkApplicationInfo application = {};
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.apiVersion = VK_API_VERSION_1_3;
    VkInstanceCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pApplicationInfo = &application;
    check(vkCreateInstance(&info, nullptr, &instance), "vkCreateInstance");
    std::uint32_t count = 1;
    VkResult found = vkEnumeratePhysicalDevices(instance, &count, &physical);
    if (count == 0 || (found != VK_SUCCESS && found != VK_INCOMPLETE))
      throw std::runtime_error("there is no device");
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical, &properties);
    name = properties.deviceName;

    float priority = 1;
    VkDeviceQueueCreateInfo queues = {};
    queues.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queues.queueCount = 1;
    queues.pQueuePriorities = &priority;
    VkPhysicalDeviceVulkan13Features features = {};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES;
    features.dynamicRendering = VK_TRUE;
    VkDeviceCreateInfo create = {};
    create.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    create.pNext = &features;
    create.queueCreateInfoCount = 1;
    create.pQueueCreateInfos = &queues;
    check(vkCreateDevice(physical, &create, nullptr, &device), "vkCreateDevice");
    vkGetDeviceQueue(device, 0, 0, &queue);
  }

  // Memory for what needs it: of the kind that this program can read and write, where the device has it so.
  VkDeviceMemory allocate(const VkMemoryRequirements &needs, VkMemoryPropertyFlags kind) const {
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical, &properties);
    VkMemoryAllocateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
    info.allocationSize = needs.size;
    for (std::uint32_t i = 0; i < properties.memoryTypeCount; ++i) {
      bool fits = (needs.memoryTypeBits >> i & 1) && (properties.memoryTypes[i].propertyFlags & kind) == kind;
      if (!fits)
        continue;
      info.memoryTypeIndex = i;
      VkDeviceMemory memory;
      check(vkAllocateMemory(device, &info, nullptr, &memory), "vkAllocateMemory");
      return memory;
    }
    throw std::runtime_error("the device has no such memory");
  }

  // A buffer, and where this program sees it.
  VkBuffer buffer(std::size_t size, VkBufferUsageFlags usage, void **mapped) const {
    VkBufferCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = size;
    info.usage = usage;
    VkBuffer made;
    check(vkCreateBuffer(device, &info, nullptr, &made), "vkCreateBuffer");
    VkMemoryRequirements needs;
    vkGetBufferMemoryRequirements(device, made, &needs);
    VkDeviceMemory memory =
        allocate(needs, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
    check(vkBindBufferMemory(device, made, memory, 0), "vkBindBufferMemory");
    check(vkMapMemory(device, memory, 0, size, 0, mapped), "vkMapMemory");
    return made;
  }

  VkShaderModule shader(const trefoil::Bytes &code) const {
    std::vector<std::uint32_t> words(code.size() / 4);
    std::memcpy(words.data(), code.data(), words.size() * 4);
    VkShaderModuleCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = words.size() * 4;
    info.pCode = words.data();
    VkShaderModule made;
    check(vkCreateShaderModule(device, &info, nullptr, &made), "vkCreateShaderModule");
    return made;
  }
};

// The picture that is drawn into.
struct Target {
  VkImage image;
  VkImageView view;

  explicit Target(const Gpu &gpu) {
    VkImageCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = format;
    info.extent = {edge, edge, 1};
    info.mipLevels = 1;
    info.arrayLayers = 1;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
    check(vkCreateImage(gpu.device, &info, nullptr, &image), "vkCreateImage");
    VkMemoryRequirements needs;
    vkGetImageMemoryRequirements(gpu.device, image, &needs);
    check(vkBindImageMemory(gpu.device, image, gpu.allocate(needs, 0), 0), "vkBindImageMemory");
    VkImageViewCreateInfo of = {};
    of.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
    of.image = image;
    of.viewType = VK_IMAGE_VIEW_TYPE_2D;
    of.format = format;
    of.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    check(vkCreateImageView(gpu.device, &of, nullptr, &view), "vkCreateImageView");
  }
};

// The constants, where the shaders look for them: set 0, binding 0.
struct Constants {
  VkDescriptorSetLayout layout;
  VkDescriptorSet set;

  Constants(const Gpu &gpu, const Camera &camera) {
    VkDescriptorSetLayoutBinding binding = {};
    binding.descriptorType = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    binding.descriptorCount = 1;
    binding.stageFlags = VK_SHADER_STAGE_FRAGMENT_BIT;
    VkDescriptorSetLayoutCreateInfo of = {};
    of.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    of.bindingCount = 1;
    of.pBindings = &binding;
    check(vkCreateDescriptorSetLayout(gpu.device, &of, nullptr, &layout), "vkCreateDescriptorSetLayout");
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1};
    VkDescriptorPoolCreateInfo pool = {};
    pool.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
    pool.maxSets = 1;
    pool.poolSizeCount = 1;
    pool.pPoolSizes = &size;
    VkDescriptorPool made;
    check(vkCreateDescriptorPool(gpu.device, &pool, nullptr, &made), "vkCreateDescriptorPool");
    VkDescriptorSetAllocateInfo allocate = {};
    allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
    allocate.descriptorPool = made;
    allocate.descriptorSetCount = 1;
    allocate.pSetLayouts = &layout;
    check(vkAllocateDescriptorSets(gpu.device, &allocate, &set), "vkAllocateDescriptorSets");
    void *mapped;
    VkDescriptorBufferInfo buffer = {};
    buffer.buffer = gpu.buffer(sizeof camera, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, &mapped);
    buffer.range = sizeof camera;
    std::memcpy(mapped, &camera, sizeof camera);
    VkWriteDescriptorSet write = {};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = set;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    write.pBufferInfo = &buffer;
    vkUpdateDescriptorSets(gpu.device, 1, &write, 0, nullptr);
  }
};

// A pipeline that draws over the whole target.
struct Pipeline {
  VkPipelineLayout layout;
  VkPipeline pipeline;

  Pipeline(const Gpu &gpu, const Constants &constants, VkShaderModule vertex, VkShaderModule pixel) {
    VkPipelineLayoutCreateInfo of = {};
    of.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    of.setLayoutCount = 1;
    of.pSetLayouts = &constants.layout;
    check(vkCreatePipelineLayout(gpu.device, &of, nullptr, &layout), "vkCreatePipelineLayout");

    std::array<VkPipelineShaderStageCreateInfo, 2> stages = {};
    for (VkPipelineShaderStageCreateInfo &stage : stages)
      stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
    stages[0].module = vertex;
    stages[0].pName = "vs_main";
    stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    stages[1].module = pixel;
    stages[1].pName = "ps_main";

    VkPipelineVertexInputStateCreateInfo input = {};
    input.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO;
    VkPipelineInputAssemblyStateCreateInfo assembly = {};
    assembly.sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO;
    assembly.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    // Upside down, so that up is up as in Direct3D.
    VkViewport viewport = {0, float(edge), float(edge), -float(edge), 0, 1};
    VkRect2D scissor = {{0, 0}, {edge, edge}};
    VkPipelineViewportStateCreateInfo view = {};
    view.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO;
    view.viewportCount = view.scissorCount = 1;
    view.pViewports = &viewport;
    view.pScissors = &scissor;
    VkPipelineRasterizationStateCreateInfo raster = {};
    raster.sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO;
    raster.lineWidth = 1;
    VkPipelineMultisampleStateCreateInfo samples = {};
    samples.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO;
    samples.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    VkPipelineColorBlendAttachmentState blend = {};
    blend.colorWriteMask = 15;
    VkPipelineColorBlendStateCreateInfo colour = {};
    colour.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO;
    colour.attachmentCount = 1;
    colour.pAttachments = &blend;
    VkPipelineRenderingCreateInfo rendering = {};
    rendering.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO;
    rendering.colorAttachmentCount = 1;
    rendering.pColorAttachmentFormats = &format;

    VkGraphicsPipelineCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO;
    info.pNext = &rendering;
    info.stageCount = stages.size();
    info.pStages = stages.data();
    info.pVertexInputState = &input;
    info.pInputAssemblyState = &assembly;
    info.pViewportState = &view;
    info.pRasterizationState = &raster;
    info.pMultisampleState = &samples;
    info.pColorBlendState = &colour;
    info.layout = layout;
    check(vkCreateGraphicsPipelines(gpu.device, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline), "vkCreateGraphicsPipelines");
  }
};

static void transition(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to) {
  VkImageMemoryBarrier barrier = {};
  barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
  barrier.oldLayout = from;
  barrier.newLayout = to;
  barrier.image = image;
  barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, nullptr, 0,
                       nullptr, 1, &barrier);
}

// Draws, and gives the texels: four bytes each.
static const unsigned char *draw(const Gpu &gpu, const Target &target, const Pipeline &pipeline, const Constants &constants) {
  VkCommandPoolCreateInfo of = {};
  of.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
  VkCommandPool pool;
  check(vkCreateCommandPool(gpu.device, &of, nullptr, &pool), "vkCreateCommandPool");
  VkCommandBufferAllocateInfo allocate = {};
  allocate.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
  allocate.commandPool = pool;
  allocate.commandBufferCount = 1;
  VkCommandBuffer commands;
  check(vkAllocateCommandBuffers(gpu.device, &allocate, &commands), "vkAllocateCommandBuffers");
  VkCommandBufferBeginInfo begin = {};
  begin.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
  check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");

  transition(commands, target.image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL);
  VkRenderingAttachmentInfo attachment = {};
  attachment.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO;
  attachment.imageView = target.view;
  attachment.imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
  attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
  attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
  VkRenderingInfo rendering = {};
  rendering.sType = VK_STRUCTURE_TYPE_RENDERING_INFO;
  rendering.renderArea = {{0, 0}, {edge, edge}};
  rendering.layerCount = 1;
  rendering.colorAttachmentCount = 1;
  rendering.pColorAttachments = &attachment;
  vkCmdBeginRendering(commands, &rendering);
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline.pipeline);
  vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline.layout, 0, 1, &constants.set, 0, nullptr);
  vkCmdDraw(commands, 3, 1, 0, 0);
  vkCmdEndRendering(commands);

  transition(commands, target.image, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
  void *texels;
  VkBuffer copy = gpu.buffer(edge * edge * 4, VK_BUFFER_USAGE_TRANSFER_DST_BIT, &texels);
  VkBufferImageCopy region = {};
  region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
  region.imageExtent = {edge, edge, 1};
  vkCmdCopyImageToBuffer(commands, target.image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, copy, 1, &region);
  check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");

  VkSubmitInfo submit = {};
  submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  check(vkQueueSubmit(gpu.queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
  check(vkQueueWaitIdle(gpu.queue), "vkQueueWaitIdle");
  return static_cast<const unsigned char *>(texels);
}

static std::string contents(const char *path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw std::runtime_error(std::string("cannot read ") + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Writes the picture, and prints the mean of each colour.
static void write(const char *path, const unsigned char *texels) {
  std::ofstream file(path, std::ios::binary);
  file << "P6 " << edge << ' ' << edge << " 255\n";
  double sums[3] = {};
  for (std::uint32_t i = 0; i < edge * edge; ++i) {
    file.write(reinterpret_cast<const char *>(texels) + i * 4, 3);
    for (int c = 0; c < 3; ++c)
      sums[c] += texels[i * 4 + c];
  }
  if (!file.flush())
    throw std::runtime_error(std::string("cannot write ") + path);
  std::printf("red %.1f green %.1f blue %.1f\n", sums[0] / edge / edge, sums[1] / edge / edge, sums[2] / edge / edge);
}

int main(int count, char **words) try {
  if (count != 3) {
    std::fprintf(stderr, "usage: draw SHADER.hlsl PICTURE.ppm\n");
    return 2;
  }
  trefoil::Session session;
  std::string source = contents(words[1]);
  auto compile = [&](const char *profile, const char *entry) {
    trefoil::Request request(source, profile);
    return session.compile(request.name(words[1]).entry(entry).target(TREFOIL_TARGET_SPIRV));
  };
  Gpu gpu;
  Camera camera = {{0, 1.5f, -5}, 1, {0.48f, 0.8f, -0.36f}, 40};
  Target target(gpu);
  Constants constants(gpu, camera);
  Pipeline pipeline(gpu, constants, gpu.shader(compile("vs_6_0", "vs_main")), gpu.shader(compile("ps_6_0", "ps_main")));
  std::printf("on %s\n", gpu.name.c_str());
  write(words[2], draw(gpu, target, pipeline, constants));
} catch (const std::exception &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
