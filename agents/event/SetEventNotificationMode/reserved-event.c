/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetEventNotificationMode returns INVALID_EVENT_TYPE for a reserved number between events.");

static void try_number(int number)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("%d: %s", number,
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, unknown_event(number), NULL)));
    say("%d for a thread: %s", number,
        error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, unknown_event(number), self)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const int numbers[] = {72, 77, 78, 79};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        try_number(numbers[i]);
}

TEST(.probe = observe);
