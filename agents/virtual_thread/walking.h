/* SPDX-License-Identifier: Apache-2.0 */

/* Walks of the heap while the threads of virtual_thread.Migrating move. Their sixteen tasks, which
 * a static field refers to, have the tags 1 to 16. */
#ifndef ASSAY_VIRTUAL_THREAD_WALKING_H
#define ASSAY_VIRTUAL_THREAD_WALKING_H

#include "wandering.h"

enum { TASKS = 16, WALKS = 20 };

static int seen[TASKS + 1]; /* in one walk, by tag */

/* One walk of the heap: the function under test. */
static jvmtiError walk(void);

static inline void see(const jlong *tag)
{
    if (*tag >= 1 && *tag <= TASKS)
        seen[*tag]++;
}

static inline void prepare(JNIEnv *jni)
{
}

static inline void observe(JNIEnv *jni, jthread thread)
{
    jobject all = static_object_field(jni, find_class(jni, WANDERING), "ALL", "[L" WANDERING ";");
    int none = 0, complete = 0;
    for (int i = 0; i < TASKS; i++)
        set_tag((*jni)->GetObjectArrayElement(jni, all, i), i + 1);
    for (int i = 0; i < WALKS; i++) {
        int tasks = 0;
        memset(seen, 0, sizeof seen);
        none += walk() == JVMTI_ERROR_NONE;
        for (int tag = 1; tag <= TASKS; tag++)
            tasks += seen[tag] > 0;
        complete += tasks == TASKS;
        await_turn(jni);
    }
    say("walks: %d, with all the tasks: %d", none, complete);
}

#endif
