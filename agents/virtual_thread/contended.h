/* SPDX-License-Identifier: Apache-2.0 */

/* The monitor of virtual_thread.Interleaved.Code. */
#ifndef ASSAY_VIRTUAL_THREAD_CONTENDED_H
#define ASSAY_VIRTUAL_THREAD_CONTENDED_H

#include "acting.h"
#include "monitor_events.h"

static bool is_lock(JNIEnv *jni, jobject object)
{
    jobject lock = static_object_field(jni, code_class(jni), "LOCK",
                                       "Lvirtual_thread/Interleaved$Code;");
    return (*jni)->IsSameObject(jni, object, lock);
}

#endif
