/* SPDX-License-Identifier: Apache-2.0 */
#include "../warm.h"

TITLE("An object that only a method of a virtual thread knows is shown, and is the method's own.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    for (int which = INNER; which <= OUTER; which++) {
        jint depth = depth_of(jni, thread, which);
        jobject own = NULL, again = NULL;
        must(GetLocalObject, thread, depth, SLOT_OWN, &own);
        must(GetLocalObject, thread, depth, SLOT_OWN, &again);
        say("%s: %s, the same object twice: %s", warm_names[which], to_string(jni, own),
            truth((*jni)->IsSameObject(jni, own, again)));
        if (own == NULL)
            continue;
        jfieldID number = field_id(jni, (*jni)->GetObjectClass(jni, own), "number", "I");
        (*jni)->SetIntField(jni, own, number, (*jni)->GetIntField(jni, own, number) + 1000);
    }
    must(ResumeThread, thread);
}

WARM_TEST(.needs = {.can_access_local_variables = 1, .can_suspend = 1});
