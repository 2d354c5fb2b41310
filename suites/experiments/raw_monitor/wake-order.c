/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("In which order does RawMonitorNotify wake the threads that wait?");
PASSAGES("RawMonitorNotify: notifies a single thread waiting on the monitor; which one is not "
         "said.");
WHY("Agents that hand work to their threads rely on it without knowing.");

static jrawMonitorID monitor;
static int waiting, awake;
static char order[16];

static void JNICALL work(jvmtiEnv *env, JNIEnv *jni, void *name)
{
    must(RawMonitorEnter, monitor);
    waiting++;
    must(RawMonitorWait, monitor, 0);
    order[awake++] = *(const char *)name;
    must(RawMonitorExit, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static char names[] = "ABCD";
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID make = method_id(jni, klass, "<init>", "()V");
    must(CreateRawMonitor, "experiment", &monitor);
    for (int i = 0; i < 4; i++) {
        must(RunAgentThread, (*jni)->NewObject(jni, klass, make), work, &names[i],
             JVMTI_THREAD_NORM_PRIORITY);
        for (bool there = false; !there;) {
            must(RawMonitorEnter, monitor);
            there = waiting == i + 1;
            must(RawMonitorExit, monitor);
        }
    }
    for (int i = 0; i < 4; i++) {
        must(RawMonitorEnter, monitor);
        must(RawMonitorNotify, monitor);
        must(RawMonitorExit, monitor);
        for (bool there = false; !there;) {
            must(RawMonitorEnter, monitor);
            there = awake == i + 1;
            must(RawMonitorExit, monitor);
        }
    }
    say("waited in the order ABCD, woken one by one: %s", order);
}

ASK(.probe = observe);
