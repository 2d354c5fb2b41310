/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetEventNotificationMode returns MUST_POSSESS_CAPABILITY for events without their capability.");

/* clang-format off */
#define EVENTS(DO) \
    DO(SINGLE_STEP) \
    DO(BREAKPOINT) \
    DO(FIELD_ACCESS) \
    DO(FIELD_MODIFICATION) \
    DO(FRAME_POP) DO(METHOD_ENTRY) DO(METHOD_EXIT) DO(NATIVE_METHOD_BIND) DO(EXCEPTION) \
        DO(EXCEPTION_CATCH) DO(COMPILED_METHOD_LOAD) DO(COMPILED_METHOD_UNLOAD) \
            DO(MONITOR_CONTENDED_ENTER) DO(MONITOR_CONTENDED_ENTERED) DO(MONITOR_WAIT) \
                DO(MONITOR_WAITED) DO(VM_OBJECT_ALLOC) DO(OBJECT_FREE) \
                    DO(GARBAGE_COLLECTION_START) DO(GARBAGE_COLLECTION_FINISH)
/* clang-format on */
#define NAME(EVENT) #EVENT,
#define NUMBER(EVENT) JVMTI_EVENT_##EVENT,

static const char *const names[] = {EVENTS(NAME) NULL};
static const jvmtiEvent numbers[] = {EVENTS(NUMBER)};

static void load(JavaVM *vm, char *options)
{
    for (int i = 0; names[i] != NULL; i++)
        if (is_case(names[i]))
            say("%s: %s", names[i],
                error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, numbers[i], NULL)));
}

TEST(.load = load, .batch = true, .cases = names);
