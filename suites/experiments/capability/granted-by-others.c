/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Does holding one capability make functions work that need another?");
PASSAGES("Each function names the capability it needs; MUST_POSSESS_CAPABILITY need not be "
         "detected.");
WHY("An agent that forgot to ask works on one JVM, or beside a debugger, and fails on another.");

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = NULL;
    jobject object = NULL;
    jint count = 0;
    jobject *objects = NULL;
    jlong tag = 0, time = 0;
    char *text = NULL;
    jclass klass = find_class(jni, "assay/Agent");
    must(GetCurrentThread, &thread);
    say("GetTag: %s", error_name(ti(GetTag, thread, &tag)));
    say("GetOwnedMonitorInfo: %s", error_name(ti(GetOwnedMonitorInfo, thread, &count, &objects)));
    say("GetCurrentContendedMonitor: %s",
        error_name(ti(GetCurrentContendedMonitor, thread, &object)));
    say("GetCurrentThreadCpuTime: %s", error_name(ti(GetCurrentThreadCpuTime, &time)));
    say("GetSourceFileName: %s", error_name(ti(GetSourceFileName, klass, &text)));
    say("GetSourceDebugExtension: %s", error_name(ti(GetSourceDebugExtension, klass, &text)));
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    say("SetNativeMethodPrefix: %s", error_name(ti(SetNativeMethodPrefix, "x")));
    say("InterruptThread: %s", error_name(ti(InterruptThread, thread)));
    say("GenerateEvents: %s", error_name(ti(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD)));
}

ASK(.probe = observe);
