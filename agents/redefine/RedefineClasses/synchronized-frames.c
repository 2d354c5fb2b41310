/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Obsolete frames keep their monitors and release them when they end.");

enum { FIRST_OBJECT = 2, OBJECTS = 4 };

static void observe(JNIEnv *jni, jobject subject)
{
    jobject *owned;
    jint count;
    int found = 0;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(ForceGarbageCollection);
    must(GetOwnedMonitorInfo, NULL, &count, &owned);
    for (int i = 0; i < OBJECTS; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, subject, FIRST_OBJECT + i);
        for (jint j = 0; j < count; j++)
            found += (*jni)->IsSameObject(jni, object, owned[j]);
    }
    say("owned: %d", found);
    release(owned);
}

TEST(.target = "redefine.Locking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_get_owned_monitor_info = 1});
