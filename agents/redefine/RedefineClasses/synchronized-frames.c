/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Obsolete frames keep their monitors and release them when they end.");

enum { FIRST_OBJECT = 2, OBJECTS = 4 };

static void observe(JNIEnv *jni, jobject subject)
{
    jobject *owned = NULL;
    jint count = 0;
    int once = 0;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(ForceGarbageCollection);
    must(GetOwnedMonitorInfo, NULL, &count, &owned);
    for (int i = 0; i < OBJECTS; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, subject, FIRST_OBJECT + i);
        int times = 0;
        for (jint j = 0; j < readable(owned, count); j++)
            times += (*jni)->IsSameObject(jni, object, owned[j]) ? 1 : 0;
        once += times == 1;
    }
    say("owned: %d", once);
    release(owned);
}

TEST(.target = "redefine.Locking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_owned_monitor_info = 1});
