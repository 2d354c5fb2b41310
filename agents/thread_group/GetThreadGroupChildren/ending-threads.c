/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupChildren lists nothing but threads while threads start and end.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    int errors = 0, no_thread = 0;
    must(GetCurrentThread, &self);
    jthreadGroup group = java_group(jni, self);
    for (int i = 0; i < 500; i++) {
        jint threads = 0, groups = 0;
        jthread *children = NULL;
        jthreadGroup *subgroups = NULL;
        jvmtiError error = ti(GetThreadGroupChildren, group, &threads, &children, &groups,
                              &subgroups);
        errors += error != JVMTI_ERROR_NONE;
        if (error != JVMTI_ERROR_NONE)
            continue;
        for (jint k = 0; k < readable(children, threads); k++) {
            jint state = 0;
            no_thread += children[k] == NULL /* which the next would take for the current thread */
                         || ti(GetThreadState, children[k], &state) != JVMTI_ERROR_NONE;
            (*jni)->DeleteLocalRef(jni, children[k]);
        }
        for (jint k = 0; k < readable(subgroups, groups); k++) {
            no_thread += subgroups[k] == NULL;
            (*jni)->DeleteLocalRef(jni, subgroups[k]);
        }
        release(children);
        release(subgroups);
    }
    say("errors: %d, no thread: %d", errors, no_thread);
}

TEST(.target = "thread.ShortLived", .probe = observe);
