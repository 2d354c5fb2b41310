/* SPDX-License-Identifier: Apache-2.0 */
#include "../main_ended.h"
#include "threads.h"

TITLE("DataDumpRequest is posted once for each quit signal, in each environment that enables it.");

static jvmtiEnv *silent, *enabled, *last;
static atomic_int signals, wanted;
static int requests;
static jrawMonitorID posted;

/* Signals do not queue: one that comes while the JVM still handles the one before may be lost. So
 * two more are sent in the end; then one event more is right, and not said. */
static bool signal_until_posted(int number)
{
    jlong sent = 0;
    int tries = 0;
    wanted = number;
    must(RawMonitorEnter, posted);
    while (requests < number) {
        if (sent == 0 || real_time() - sent > MILLISECONDS(8000)) {
            sent = real_time();
            if (++tries > 3)
                break;
            signals++;
            send_quit_signal();
        }
        must(RawMonitorWait, posted, 1000);
    }
    bool is_posted = requests >= number;
    must(RawMonitorExit, posted);
    say("posted:%s", is_posted ? " yes" : "");
    return is_posted;
}

static void JNICALL requested(jvmtiEnv *env)
{
    static atomic_int of_enabled, of_last;
    jvmtiPhase phase = (jvmtiPhase)0;
    int count = env == enabled ? ++of_enabled : env == last ? ++of_last : 0;
    must_in(env, GetPhase, &phase);
    if (count <= wanted || signals == wanted)
        say("%s: in phase %s",
            env == silent    ? "silent"
            : env == enabled ? "enabled"
                             : "last",
            phase_name(phase));
    if (env != last)
        return;
    must(RawMonitorEnter, posted);
    requests++;
    must(RawMonitorNotify, posted);
    must(RawMonitorExit, posted);
}

static jvmtiEnv *new_receiver(void)
{
    static const jvmtiEventCallbacks callbacks = {.DataDumpRequest = requested};
    jvmtiEnv *env = new_environment();
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    return env;
}

static void observe(JNIEnv *jni, jobject subject)
{
    must(CreateRawMonitor, "posted", &posted);
    enabled = new_receiver();
    silent = new_receiver();
    last = new_receiver();
    must_in(last, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_DATA_DUMP_REQUEST, NULL);
    must_in(enabled, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_DATA_DUMP_REQUEST, NULL);
    say("first signal");
    if (!signal_until_posted(1))
        return;
    must_in(enabled, SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_DATA_DUMP_REQUEST, NULL);
    say("second signal");
    signal_until_posted(2);
}

TEST(.probe = observe, .timeout = 90);
