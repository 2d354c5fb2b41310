/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GenerateEvents returns ILLEGAL_ARGUMENT for an event that it cannot generate.");

#define EVENTS(DO)                                                                                 \
    DO(VM_INIT)                                                                                    \
    DO(CLASS_LOAD)                                                                                 \
    DO(CLASS_PREPARE)                                                                              \
    DO(THREAD_START) DO(COMPILED_METHOD_UNLOAD) DO(DATA_DUMP_REQUEST) DO(BREAKPOINT)
#define NAME(EVENT) #EVENT,
#define NUMBER(EVENT) JVMTI_EVENT_##EVENT,

static const char *const names[] = {EVENTS(NAME) NULL};
static const jvmtiEvent numbers[] = {EVENTS(NUMBER)};

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; names[i] != NULL; i++)
        if (is_case(names[i]))
            say("%s: %s", names[i], error_name(ti(GenerateEvents, numbers[i])));
}

TEST(.probe = observe, .batch = true, .cases = names);
