/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which error is returned where two apply?");
PASSAGES("Error section: nothing is said about the order in which conditions are checked.");
WHY("Code that distinguishes errors sees another one on another JVM when an agent makes two "
    "mistakes, or none of them is a mistake but a race.");

#define tell(WHAT, CALL) say("%s: %s", WHAT, error_name(CALL))

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Agent");
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    jint number = 0;
    tell("GetThreadState, a thread that is none and a null pointer",
         ti(GetThreadState, (jthread)klass, NULL));
    tell("GetThreadInfo, a thread that is none and a null pointer",
         ti(GetThreadInfo, (jthread)klass, NULL));
    tell("GetFrameCount, a thread that is none and a null pointer",
         ti(GetFrameCount, (jthread)klass, NULL));
    tell("GetStackTrace, negative maximum and null pointers",
         ti(GetStackTrace, thread, 0, -1, NULL, NULL));
    tell("GetStackTrace, negative maximum and a depth too large",
         ti(GetStackTrace, thread, 100000, -1, (jvmtiFrameInfo *)&number, &number));
    tell("GetFrameLocation, negative depth and null pointers",
         ti(GetFrameLocation, thread, -1, NULL, NULL));
    tell("SetEventNotificationMode, unknown mode and unknown event",
         ti(SetEventNotificationMode, (jvmtiEventMode)7, (jvmtiEvent)9999, NULL));
    tell("SetEventNotificationMode, capability missing and a thread that is none",
         ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, (jthread)klass));
    tell("GetLocalInt, capability missing and negative depth",
         ti(GetLocalInt, thread, -1, -1, NULL));
    tell("PopFrame, capability missing and a thread that is not suspended", ti(PopFrame, thread));
    tell("SetTag, capability missing and a null object", ti(SetTag, NULL, 1));
    tell("RedefineClasses, capability missing and a negative count", ti(RedefineClasses, -1, NULL));
    tell("GetClassSignature, a class that is none",
         ti(GetClassSignature, (jclass)thread, NULL, NULL));
    tell("GetMethodName, a null method and null pointers",
         ti(GetMethodName, NULL, NULL, NULL, NULL));
    tell("GetFieldName, null class and null field", ti(GetFieldName, NULL, NULL, NULL, NULL, NULL));
    tell("Allocate, a negative size and a null pointer", ti(Allocate, -1, NULL));
    tell("GetSystemProperty, null name and null pointer", ti(GetSystemProperty, NULL, NULL));
    tell("CreateRawMonitor, null name and null pointer", ti(CreateRawMonitor, NULL, NULL));
}

ASK(.probe = observe);
