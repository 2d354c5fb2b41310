/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject accepts an array of an interface for variables of each type that it is assignable to.");

static void observe(JNIEnv *jni, jobject values)
{
    jobject faces = element(jni, values, 3), kept = NULL;
    jint slot = is_case("Object") ? 10 : is_case("Objects") ? 5 : is_case("Cloneable") ? 8 : 2;
    say("SetLocalObject: %s",
        error_name(ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, slot, faces)));
    must(GetLocalObject, NULL, DEPTH_CALLEE, slot, &kept);
    say("in the variable: %s", kept == NULL                             ? "null"
                               : (*jni)->IsSameObject(jni, kept, faces) ? "the array"
                                                                        : "another object");
}

TEST(.target = "local.AssignableNested", .probe = observe,
     .needs = {.can_access_local_variables = 1},
     .cases = LIST("Object", "Objects", "Cloneable", "Rows"));
