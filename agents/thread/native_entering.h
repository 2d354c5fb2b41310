/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of monitor.NativeEntering. */
#ifndef ASSAY_THREAD_NATIVE_ENTERING_H
#define ASSAY_THREAD_NATIVE_ENTERING_H

#include "assay.h"
#include "monitors.h"

/* Enters the monitor if the subject is one, waits if this is the owner, and leaves it. Whether
 * it was. */
static inline bool entered(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    const char *name = thread_name(self);
    if (strcmp(name, "owner") != 0 && strcmp(name, "contender") != 0)
        return false;
    jfieldID begun = field_id(jni, find_class(jni, "monitor/NativeEntering"), "begun", "Z");
    (*jni)->SetBooleanField(jni, self, begun, JNI_TRUE);
    enter_by_jni(jni, subject);
    if (strcmp(name, "owner") == 0)
        arrive_and_wait("owning");
    (*jni)->MonitorExit(jni, subject);
    return true;
}

#endif
