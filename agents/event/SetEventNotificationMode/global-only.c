/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetEventNotificationMode returns ILLEGAL_ARGUMENT for a global-only event with a thread.");

/* clang-format off */
#define EVENTS(DO) \
    DO(VM_INIT) \
    DO(VM_START) \
    DO(VM_DEATH) \
    DO(THREAD_START) \
    DO(COMPILED_METHOD_LOAD) \
    DO(COMPILED_METHOD_UNLOAD) DO(DYNAMIC_CODE_GENERATED) DO(DATA_DUMP_REQUEST)
/* clang-format on */
#define NAME(EVENT) #EVENT,
#define NUMBER(EVENT) JVMTI_EVENT_##EVENT,

static const char *const names[] = {EVENTS(NAME) NULL};
static const jvmtiEvent numbers[] = {EVENTS(NUMBER)};

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    for (int i = 0; names[i] != NULL; i++) {
        if (!is_case(names[i]))
            continue;
        say("%s: %s", names[i],
            error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, numbers[i], self)));
        say("disabled: %s",
            error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, numbers[i], self)));
    }
}

TEST(.probe = observe, .needs = {.can_generate_compiled_method_load_events = 1}, .batch = true,
     .cases = names);
