/* SPDX-License-Identifier: Apache-2.0 */

/* Threads that are attached in the groups of thread.Described. */
#ifndef ASSAY_THREAD_DESCRIBED_H
#define ASSAY_THREAD_DESCRIBED_H

#include "threads.h"

/* The probe: attaches a thread in each of the two groups, the second one as a daemon, with these names,
 * which may be null. Each runs the function with its group as the argument. */
static inline void attach_in_groups(JNIEnv *jni, jobject subjects, const char *const names[2],
                                    void (*in_attached)(JNIEnv *jni, void *group))
{
    jobjectArray groups = (*jni)->GetObjectArrayElement(jni, subjects, 1);
    for (jint i = 0; i < 2; i++) {
        jobject group = (*jni)->GetObjectArrayElement(jni, groups, i);
        jobject global = (*jni)->NewGlobalRef(jni, group);
        run_attached(names[i], global, i == 1, in_attached, global);
    }
}

#endif
