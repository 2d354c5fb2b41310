/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.OlderThreads, which exist before an environment supports them. */
#ifndef ASSAY_VIRTUAL_THREAD_OLDER_THREADS_H
#define ASSAY_VIRTUAL_THREAD_OLDER_THREADS_H

#include "threads.h"
#include "virtual.h"

/* For a JVM without an agent until Java loads it. */
#define OLDER_THAN_AGENT VIRTUAL_THREADS_WITH(CARRIERS, "-Dassay.late={agent}")

static const char *const older_names[] = {"parked", "held"};

/* Whether the subject of the probe is both threads, as it is first, and not one of them. */
static inline bool is_first(JNIEnv *jni, jobject subject)
{
    return !(*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread"));
}

/* VirtualThreadEnd of a thread of the target; the JVM may end threads of its own. */
static inline void JNICALL say_older_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    const char *name = thread_name(thread);
    if (strcmp(name, "parked") != 0 && strcmp(name, "held") != 0 && strcmp(name, "running") != 0)
        return;
    say("VirtualThreadEnd on %s", name);
    release_end_of(name);
}

/* An environment that supports virtual threads only since they exist. */
static inline jvmtiEnv *younger_environment(void)
{
    jvmtiEnv *env = new_environment();
    support_virtual_threads(env);
    return env;
}

#endif
