/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Contending, and the monitor they contend for. */
#ifndef ASSAY_VIRTUAL_THREAD_CONTENDING_H
#define ASSAY_VIRTUAL_THREAD_CONTENDING_H

#include "events.h"
#include "virtual.h"

static void observe(JNIEnv *jni, jthread thread);

static inline void contending_probe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "virtual_thread/Contending");
    if (!knows_monitors())
        know_monitor(jni, static_object_field(jni, klass, "LOCK", "Lvirtual_thread/Contending;"),
                     "the lock");
    if (thread != NULL)
        observe(jni, thread);
}

#endif
