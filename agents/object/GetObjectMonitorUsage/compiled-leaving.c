/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports that compiled methods released a monitor they had entered twice.");

enum { ENTERED_TWICE = 1 };

static jobject lock; /* global; the one that the thread was seen to own first */

/* The class library may own other monitors around run(). */
static bool is_lock(JNIEnv *jni, jobject monitor)
{
    return monitor != NULL
           && strcmp(class_name((*jni)->GetObjectClass(jni, monitor)), "Lmonitor/Leaving$Lock;")
                  == 0;
}

static void say_owned_locks(JNIEnv *jni, jthread worker)
{
    jint count = 0, locks = 0;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, worker, &count, &monitors);
    if (error != JVMTI_ERROR_NONE) {
        count = 0;
        monitors = NULL;
    }
    for (jint i = 0; i < readable(monitors, count); i++)
        locks += is_lock(jni, monitors[i]);
    say("worker: %s, owns %d", error_name(error), (int)locks);
    for (jint i = 0; i < readable(monitors, count); i++) {
        if (!is_lock(jni, monitors[i]))
            continue;
        say("worker owns %s", to_string(jni, monitors[i]));
        lock = lock == NULL ? (*jni)->NewGlobalRef(jni, monitors[i]) : lock;
    }
    release(monitors);
}

static void look(JNIEnv *jni, jthread worker, int which)
{
    say("look %d", which);
    must(SuspendThread, worker);
    say_owned_locks(jni, worker);
    if (lock != NULL)
        say_monitor_owner("lock", lock);
    must(ResumeThread, worker);
}

/* The first probe is before the looks. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int looks;
    if (looks == 0)
        pass_case(jni, (jclass)subject);
    else if (looks != ENTERED_TWICE || strstr(assay_case(), "-later") == NULL)
        look(jni, subject, looks);
    looks++;
}

TEST(.target = "monitor.Leaving", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_monitor_info = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_EARLY, "-XX:CompileCommand=dontinline,monitor/Leaving.apart"),
     .cases = LIST("inlined", "inlined-later", "apart", "apart-later"));
