/* SPDX-License-Identifier: Apache-2.0 */
#include "../../gc/freeing.h"
#include "../wide.h"

#include <stdio.h>

TITLE("Objects that the agent put into far slots live on there, and the method sees them.");

static void observe(JNIEnv *jni, jobject made)
{
    if (made != NULL)
        return;
    for (int i = 1; i < WIDE_SLOTS; i++) {
        char text[32];
        snprintf(text, sizeof text, "set %d", (int)wide_slots[i]);
        jobject value = (*jni)->NewStringUTF(jni, text);
        no_exception(jni);
        jvmtiError error = ti(SetLocalObject, NULL, DEPTH_WIDE, wide_slots[i], value);
        say("slot %d: %s", (int)wide_slots[i], error_name(error));
        (*jni)->DeleteLocalRef(jni, value);
    }
    collect_and_refill(jni);
}

TEST(.target = "classfile.Wide", .args = LIST("slots", "cold"), .probe = observe,
     .needs = {.can_access_local_variables = 1});
