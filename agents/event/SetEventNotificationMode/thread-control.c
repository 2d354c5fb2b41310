/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Every event that is not listed as global only can be controlled for a thread.");

#define EVENTS(DO)                                                                       \
    DO(SINGLE_STEP) DO(BREAKPOINT) DO(FIELD_ACCESS) DO(FIELD_MODIFICATION)               \
    DO(FRAME_POP) DO(METHOD_ENTRY) DO(METHOD_EXIT) DO(NATIVE_METHOD_BIND)                \
    DO(EXCEPTION) DO(EXCEPTION_CATCH) DO(THREAD_END) DO(CLASS_LOAD) DO(CLASS_PREPARE)    \
    DO(CLASS_FILE_LOAD_HOOK) DO(MONITOR_CONTENDED_ENTER) DO(MONITOR_CONTENDED_ENTERED)   \
    DO(MONITOR_WAIT) DO(MONITOR_WAITED) DO(RESOURCE_EXHAUSTED) DO(VM_OBJECT_ALLOC)       \
    DO(OBJECT_FREE) DO(GARBAGE_COLLECTION_START) DO(GARBAGE_COLLECTION_FINISH)
#define NAME(EVENT) #EVENT,
#define NUMBER(EVENT) JVMTI_EVENT_##EVENT,

static const char *const names[] = {EVENTS(NAME) NULL};
static const jvmtiEvent numbers[] = {EVENTS(NUMBER)};

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities all;
    must(GetPotentialCapabilities, &all);
    must(AddCapabilities, &all);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self;
    must(GetCurrentThread, &self);
    for (int i = 0; names[i] != NULL; i++) {
        if (!is_case(names[i]))
            continue;
        say("enable: %s", error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, numbers[i],
                                        self)));
        say("disable: %s", error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, numbers[i],
                                         self)));
    }
}

TEST(.load = load, .probe = observe, .cases = names);
