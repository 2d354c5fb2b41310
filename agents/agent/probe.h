/* SPDX-License-Identifier: Apache-2.0 */

/* Calls of functions in the probe, while an exception is pending. */
#ifndef ASSAY_AGENT_PROBE_H
#define ASSAY_AGENT_PROBE_H

#include "assay.h"

static jthrowable pending;

static inline void begin_pending(JNIEnv *jni)
{
    (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalStateException"), "pending");
    pending = (*jni)->ExceptionOccurred(jni);
}

/* Says the error, and whether that exception is still pending; if not, it is thrown anew. */
static inline void say_pending(JNIEnv *jni, const char *function, jvmtiError error)
{
    jthrowable now = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    say("%s: %s, pending: %s", function, error_name(error),
        truth(now != NULL && (*jni)->IsSameObject(jni, now, pending)));
    (*jni)->Throw(jni, pending);
}

#define TRY(FUNCTION, ...) say_pending(jni, #FUNCTION, ti(FUNCTION, ##__VA_ARGS__))

#endif
