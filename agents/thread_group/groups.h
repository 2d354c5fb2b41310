/* SPDX-License-Identifier: Apache-2.0 */

/* The groups that thread_group.Groups passes to the probe. */
#ifndef ASSAY_THREAD_GROUP_GROUPS_H
#define ASSAY_THREAD_GROUP_GROUPS_H

#include "threads.h"

enum { OWN, OUTER, FIRST, SECOND, GRANDCHILD, LONELY, GROUPS };

static inline jthreadGroup group_at(JNIEnv *jni, jobject groups, jint index)
{
    return (*jni)->GetObjectArrayElement(jni, groups, index);
}

#endif
