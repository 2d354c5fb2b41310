/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadInfo returns the Thread object's fields for live, unstarted and terminated threads.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jobjectArray threads = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobjectArray groups = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    jobjectArray loaders = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    for (jint i = 0; i < (*jni)->GetArrayLength(jni, threads); i++)
        say_thread_info(jni, (*jni)->GetObjectArrayElement(jni, threads, i),
                        (*jni)->GetObjectArrayElement(jni, groups, i),
                        (*jni)->GetObjectArrayElement(jni, loaders, i));
}

TEST(.target = "thread.Described", .probe = observe);
