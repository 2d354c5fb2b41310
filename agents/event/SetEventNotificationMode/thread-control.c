/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetEventNotificationMode accepts a thread for every event that is not global-only.");

/* Each event, and whether the environment has the capability that it needs. */
#define EVENTS(DO)                                                                                 \
    DO(SINGLE_STEP, held.can_generate_single_step_events)                                          \
    DO(BREAKPOINT, held.can_generate_breakpoint_events)                                            \
    DO(FIELD_ACCESS, held.can_generate_field_access_events)                                        \
    DO(FIELD_MODIFICATION, held.can_generate_field_modification_events)                            \
    DO(FRAME_POP, held.can_generate_frame_pop_events)                                              \
    DO(METHOD_ENTRY, held.can_generate_method_entry_events)                                        \
    DO(METHOD_EXIT, held.can_generate_method_exit_events)                                          \
    DO(NATIVE_METHOD_BIND, held.can_generate_native_method_bind_events)                            \
    DO(EXCEPTION, held.can_generate_exception_events)                                              \
    DO(EXCEPTION_CATCH, held.can_generate_exception_events)                                        \
    DO(MONITOR_CONTENDED_ENTER, held.can_generate_monitor_events)                                  \
    DO(MONITOR_CONTENDED_ENTERED, held.can_generate_monitor_events)                                \
    DO(MONITOR_WAIT, held.can_generate_monitor_events)                                             \
    DO(MONITOR_WAITED, held.can_generate_monitor_events)                                           \
    DO(VM_OBJECT_ALLOC, held.can_generate_vm_object_alloc_events)                                  \
    DO(OBJECT_FREE, held.can_generate_object_free_events)                                          \
    DO(GARBAGE_COLLECTION_START, held.can_generate_garbage_collection_events)                      \
    DO(GARBAGE_COLLECTION_FINISH, held.can_generate_garbage_collection_events)                     \
    DO(RESOURCE_EXHAUSTED, held.can_generate_resource_exhaustion_heap_events)                      \
    DO(SAMPLED_OBJECT_ALLOC, held.can_generate_sampled_object_alloc_events)                        \
    DO(THREAD_END, true) DO(CLASS_LOAD, true) DO(CLASS_PREPARE, true) DO(CLASS_FILE_LOAD_HOOK, true)
#define NAME(EVENT, HELD) #EVENT,
#define NUMBER(EVENT, HELD) JVMTI_EVENT_##EVENT,
#define IS_HELD(EVENT, HELD) HELD,

static const char *const names[] = {EVENTS(NAME) NULL};
static const jvmtiEvent numbers[] = {EVENTS(NUMBER)};

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities all = {0};
    must(GetPotentialCapabilities, &all);
    must(AddCapabilities, &all);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    jvmtiCapabilities held = {0};
    must(GetCurrentThread, &self);
    must(GetCapabilities, &held);
    const bool is_held[] = {EVENTS(IS_HELD)};
    for (int i = 0; names[i] != NULL; i++) {
        if (!is_case(names[i]))
            continue;
        if (!is_held[i])
            inapplicable("the capability for the event is not offered");
        say("enable: %s", error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, numbers[i], self)));
        say("disable: %s",
            error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, numbers[i], self)));
    }
}

TEST(.load = load, .probe = observe, .cases = names);
