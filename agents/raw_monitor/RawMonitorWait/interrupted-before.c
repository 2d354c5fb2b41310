/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorWait reports or keeps an earlier interrupt, which can be passed on.");

/* Sleeps: an interrupted thread does not, which is what is asked. */
static const char *sleep_outcome(JNIEnv *jni)
{
    jclass thread = find_class(jni, "java/lang/Thread");
    jmethodID method = static_method_id(jni, thread, "sleep", "(J)V");
    (*jni)->CallStaticVoidMethod(jni, thread, method, (jlong)INT64_MAX);
    jthrowable thrown = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    jclass expected = find_class(jni, "java/lang/InterruptedException");
    return thrown != NULL && (*jni)->IsInstanceOf(jni, thrown, expected) ? "InterruptedException"
                                                                         : "another end";
}

static void observe(JNIEnv *jni, jobject subject)
{
    jrawMonitorID monitor = new_raw_monitor("monitor");
    jthread self = NULL;
    must(GetCurrentThread, &self);
    interrupt_in_java(jni, self);
    must(RawMonitorEnter, monitor);
    must(RawMonitorEnter, monitor);
    jvmtiError error = ti(RawMonitorWait, monitor, 1);
    say("RawMonitorWait: %s", error_name(error));
    if (error == JVMTI_ERROR_INTERRUPT)
        interrupt_in_java(jni, self);
    bool interrupted = say_interrupted(jni, self);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    say("Thread.sleep: %s", interrupted ? sleep_outcome(jni) : "not interrupted");
}

TEST(.probe = observe);
