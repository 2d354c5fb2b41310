/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalObject accepts an array of an interface for variables of each type that it is assignable to.");

static jint slot_of_face(void)
{
    return is_case("object")         ? 1
           : is_case("objects")      ? 2
           : is_case("cloneable")    ? 3
           : is_case("serializable") ? 4
           : is_case("cloneables")   ? 5
                                     : 6;
}

static void observe(JNIEnv *jni, jobject values)
{
    jobject faces = element(jni, values, is_case("cloneables") ? 1 : 0);
    jvmtiError error = ti_if_able(SetLocalObject, NULL, DEPTH_CALLEE, slot_of_face(), faces);
    say("SetLocalObject: %s", error_name(error));
    if (is_case("bases"))
        end_if_accepted(error);
}

TEST(.target = "local.AssignableFaces", .probe = observe,
     .needs = {.can_access_local_variables = 1},
     .cases = LIST("object", "objects", "cloneable", "serializable", "cloneables", "bases"));
