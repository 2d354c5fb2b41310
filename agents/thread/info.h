/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of GetThreadInfo say. */
#ifndef ASSAY_THREAD_INFO_H
#define ASSAY_THREAD_INFO_H

#include "workers.h"

/* Fields that nobody has written are seen. */
static inline jvmtiThreadInfo untouched_info(void)
{
    static char untouched[1];
    return (jvmtiThreadInfo){.name = untouched,
                             .priority = -7,
                             .is_daemon = 7,
                             .thread_group = NULL,
                             .context_class_loader = NULL};
}

/* "none", "as expected" or "another", by identity. */
static inline const char *compared(JNIEnv *jni, jobject found, jobject expected)
{
    if (found == NULL)
        return "none";
    return (*jni)->IsSameObject(jni, found, expected) ? "as expected" : "another";
}

/* Asks and says all; the references are compared with these. */
static inline void say_info(JNIEnv *jni, jthread thread, jobject group, jobject loader)
{
    jvmtiThreadInfo info = untouched_info();
    info.thread_group = info.context_class_loader = thread;
    jvmtiError error = ti(GetThreadInfo, thread, &info);
    if (error != JVMTI_ERROR_NONE) {
        say("GetThreadInfo: %s", error_name(error));
        return;
    }
    say("GetThreadInfo: %s %s, priority %d, daemon %s, group %s, loader %s", error_name(error),
        quoted(info.name), (int)info.priority, truth(info.is_daemon),
        compared(jni, info.thread_group, group), compared(jni, info.context_class_loader, loader));
    release(info.name);
}

#endif
