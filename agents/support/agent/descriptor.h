/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The descriptor of a test: the only metadata a test has, read by the JVM side
 * (the support library that is linked into the agent) and by the runner, which
 * opens the agent's library and looks up the symbol `assay_test`.
 */
#ifndef ASSAY_DESCRIPTOR_H
#define ASSAY_DESCRIPTOR_H

#include <jvmti.h>
#include <stdbool.h>

/* Raised whenever the meaning or layout of struct assay_test changes, so that a
 * runner refuses a library built against another descriptor. */
#define ASSAY_DESCRIPTOR_VERSION 3

/* The name of the descriptor's symbol in an agent's library. */
#define ASSAY_DESCRIPTOR_SYMBOL "assay_test"

/* A value of `exit_status` for a JVM that must end unsuccessfully, where the
 * specification names no number. */
#define ASSAY_EXIT_NONZERO (-1)

/* A null-terminated list of strings, for the list fields of a descriptor. */
#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

/*
 * In the strings of `args`, `vm_args`, `env` and `options` these words stand for paths:
 *
 *     {agent}         the test's own library, for starting it once more
 *     {companions}    the directory of further agents: agents/companions/NAME.c becomes
 *                     libNAME.so in it
 *     {java}          the directory of the targets' class files
 */

/*
 * A set of capabilities, laid out as jvmtiCapabilities is, with the names of all releases: the
 * header that Assay is built with may be older than some of them.
 */
struct assay_capabilities {
    unsigned int can_tag_objects : 1;
    unsigned int can_generate_field_modification_events : 1;
    unsigned int can_generate_field_access_events : 1;
    unsigned int can_get_bytecodes : 1;
    unsigned int can_get_synthetic_attribute : 1;
    unsigned int can_get_owned_monitor_info : 1;
    unsigned int can_get_current_contended_monitor : 1;
    unsigned int can_get_monitor_info : 1;
    unsigned int can_pop_frame : 1;
    unsigned int can_redefine_classes : 1;
    unsigned int can_signal_thread : 1;
    unsigned int can_get_source_file_name : 1;
    unsigned int can_get_line_numbers : 1;
    unsigned int can_get_source_debug_extension : 1;
    unsigned int can_access_local_variables : 1;
    unsigned int can_maintain_original_method_order : 1;
    unsigned int can_generate_single_step_events : 1;
    unsigned int can_generate_exception_events : 1;
    unsigned int can_generate_frame_pop_events : 1;
    unsigned int can_generate_breakpoint_events : 1;
    unsigned int can_suspend : 1;
    unsigned int can_redefine_any_class : 1;
    unsigned int can_get_current_thread_cpu_time : 1;
    unsigned int can_get_thread_cpu_time : 1;
    unsigned int can_generate_method_entry_events : 1;
    unsigned int can_generate_method_exit_events : 1;
    unsigned int can_generate_all_class_hook_events : 1;
    unsigned int can_generate_compiled_method_load_events : 1;
    unsigned int can_generate_monitor_events : 1;
    unsigned int can_generate_vm_object_alloc_events : 1;
    unsigned int can_generate_native_method_bind_events : 1;
    unsigned int can_generate_garbage_collection_events : 1;
    unsigned int can_generate_object_free_events : 1;
    unsigned int can_force_early_return : 1;
    unsigned int can_get_owned_monitor_stack_depth_info : 1;
    unsigned int can_get_constant_pool : 1;
    unsigned int can_set_native_method_prefix : 1;
    unsigned int can_retransform_classes : 1;
    unsigned int can_retransform_any_class : 1;
    unsigned int can_generate_resource_exhaustion_heap_events : 1;
    unsigned int can_generate_resource_exhaustion_threads_events : 1;
    unsigned int can_generate_early_vmstart : 1;
    unsigned int can_generate_early_class_hook_events : 1;
    unsigned int can_generate_sampled_object_alloc_events : 1;
    unsigned int can_support_virtual_threads : 1;
    unsigned int can_support_value_objects : 1;
    unsigned int : 18;
    unsigned int : 32;
    unsigned int : 32;
};

/* The mask, in byte bit / 8, of the capability that is the bit-th member: the compilers of big-endian
 * processors begin with the highest bit. */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define ASSAY_CAPABILITY_MASK(bit) ((unsigned char)(0x80u >> (bit) % 8))
#else
#define ASSAY_CAPABILITY_MASK(bit) ((unsigned char)(1u << (bit) % 8))
#endif

_Static_assert(sizeof(struct assay_capabilities) == sizeof(jvmtiCapabilities),
               "struct assay_capabilities is laid out as jvmtiCapabilities");

/*
 * One test. Every field but `title` has a useful zero, and at least one hook is
 * declared. A hook that is declared and not reached makes the test INCOMPLETE.
 */
struct assay_test {
    unsigned version; /* ASSAY_DESCRIPTOR_VERSION, set by TEST */
    unsigned size;    /* sizeof(struct assay_test), set by TEST */

    const char *title; /* what must hold, in one sentence; set by TITLE */

    /* Java's main class, as in "thread.Parked", and its arguments. Without a
     * target it is "assay.Probe" for a test with a probe hook (it calls the
     * probe once with null) and "assay.Nothing" for any other. */
    const char *target;
    const char *const *args;

    /* Hooks, in the order in which a JVM lives. */
    void (*load)(JavaVM *vm, char *options);     /* in Agent_OnLoad */
    void (*start)(JNIEnv *jni);                  /* on the VMStart event */
    void (*init)(JNIEnv *jni, jthread thread);   /* on the VMInit event */
    void (*probe)(JNIEnv *jni, jobject subject); /* when Java calls assay.Agent.probe */
    jint (*attach)(JavaVM *vm, char *options);   /* in Agent_OnAttach, whose result it gives */
    void (*death)(JNIEnv *jni);                  /* on the VMDeath event */
    void (*unload)(JavaVM *vm);                  /* in Agent_OnUnload */

    /* Capabilities added with the environment: exactly `needs`, and what the JVM
     * offers of `wants`. Where a JVM does not offer one of `needs` the test is
     * NA there; what hangs on `wants` stands in the expected file in @when. */
    struct assay_capabilities needs;
    struct assay_capabilities wants;

    /* First and last specification version (8, 11, 17, ...) that the test is
     * about; 0 for no bound. */
    int since;
    int until;

    /* Put before the agent on the command line. What begins with -X, but not with -Xm, is
     * for HotSpot: other VMs are started without it. */
    const char *const *vm_args;
    const char *const *env; /* "NAME=value" settings for the JVM's process */
    const char *options;    /* the agent's option string; NULL for none at all */

    int timeout;     /* seconds until the JVM counts as hanging; 0 for 20 */
    int exit_status; /* expected exit status; 0, a number or ASSAY_EXIT_NONZERO */

    /* Names of the conditions under which the same call is observed. The JVM is
     * started once for each; assay_case() gives the agent its name. */
    const char *const *cases;

    /* Whether `assay run` may ask one JVM for several cases (docs/writing-tests.md): for those that
     * expect errors and no success, without those in `alone`. */
    bool batch;
    const char *const *alone;
};

#endif
