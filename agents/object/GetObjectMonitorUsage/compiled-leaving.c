/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports that compiled methods released a monitor they had entered twice.");

enum { ENTERED_TWICE = 1 };

/* A global reference to the monitor that the thread owns. */
static jobject owned_by(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jobject *monitors = NULL;
    must(GetOwnedMonitorInfo, thread, &count, &monitors);
    jobject lock = count == 0 ? NULL : (*jni)->NewGlobalRef(jni, monitors[0]);
    release(monitors);
    return lock;
}

static void look(JNIEnv *jni, jthread worker, int which)
{
    static jobject lock;
    say("look %d", which);
    must(SuspendThread, worker);
    if (lock == NULL)
        lock = owned_by(jni, worker);
    say_owned_monitors(jni, "worker", worker);
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
