/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "../older_threads.h"

TITLE("GetThreadLocalStorage returns each thread's own value on threads that are older than the first agent.");

static void say_value(const char *name, jthread thread)
{
    void *value = (void *)(intptr_t)-1;
    jvmtiError error = ti(GetThreadLocalStorage, thread, &value);
    say("%s: %s %d", name, error_name(error), (int)(intptr_t)value);
}

/* Each thread sets its value the first time, and has parked in between the second time. */
static void observe(JNIEnv *jni, jobject subject)
{
    static jthread last;
    if (is_first(jni, subject)) {
        must(SetThreadLocalStorage, NULL, (void *)(intptr_t)70);
        return;
    }
    if (!is_virtual(jni, subject)) {
        say_value("main", NULL);
        return;
    }
    say_value(thread_name(subject), NULL);
    if (last != NULL && (*jni)->IsSameObject(jni, last, subject))
        return;
    intptr_t value = 71 + (strcmp(thread_name(subject), "parked") == 0);
    must(SetThreadLocalStorage, NULL, (void *)value);
    say_value("just set", NULL);
    last = (*jni)->NewGlobalRef(jni, subject);
}

TEST(OLDER_THAN_AGENT, .target = "virtual_thread.OlderThanAgent", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
