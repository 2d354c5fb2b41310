/* SPDX-License-Identifier: Apache-2.0 */

/* Faults by hand: frames that a JVM says it is unable to treat. */
#include "faults/manual.h"

#define BY_HAND_REFUSED(FUNCTION)                                                                  \
    BY_HAND_CALL(FUNCTION##_refused, #FUNCTION, #FUNCTION, #FUNCTION,                              \
                 "Each frame is refused as opaque, though it was not.")                            \
    {                                                                                              \
        jvmtiError error = pass(call);                                                             \
        return error == JVMTI_ERROR_NONE && falsified() ? JVMTI_ERROR_OPAQUE_FRAME : error;        \
    }

BY_HAND_REFUSED(PopFrame)
BY_HAND_REFUSED(NotifyFramePop)
BY_HAND_REFUSED(ForceEarlyReturnObject)
BY_HAND_REFUSED(ForceEarlyReturnInt)
BY_HAND_REFUSED(ForceEarlyReturnLong)
BY_HAND_REFUSED(ForceEarlyReturnFloat)
BY_HAND_REFUSED(ForceEarlyReturnDouble)
BY_HAND_REFUSED(ForceEarlyReturnVoid)
BY_HAND_REFUSED(GetLocalObject)
BY_HAND_REFUSED(GetLocalInt)
BY_HAND_REFUSED(GetLocalLong)
BY_HAND_REFUSED(GetLocalFloat)
BY_HAND_REFUSED(GetLocalDouble)
BY_HAND_REFUSED(SetLocalObject)
BY_HAND_REFUSED(SetLocalInt)
BY_HAND_REFUSED(SetLocalLong)
BY_HAND_REFUSED(SetLocalFloat)
BY_HAND_REFUSED(SetLocalDouble)
