/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("An overloaded native is looked up without the prefix by its long name.");

IMPLEMENTATION(Java_method_Overloads_overload__I, "of a number", jint n)
IMPLEMENTATION(Java_method_Overloads_overload__Ljava_lang_String_2_3I, "of a text", jstring s,
               jintArray n)
IMPLEMENTATION(Java_method_Overloads_kept__I, "without the prefix", jint n)
IMPLEMENTATION(Java_method_Overloads_a_1kept__I, "with the prefix", jint n)
IMPLEMENTATION(Java_method_Overloads_instance__J, "of an instance", jlong n)
IMPLEMENTATION(Java_method_Overloads_under_1_000e9__D, "of a name with letters", jdouble d)

static void load(JavaVM *vm, char *options)
{
    SAY_CALL(SetNativeMethodPrefix, "a_");
}

TEST(.target = "method.Overloads", .load = load, .needs = {.can_set_native_method_prefix = 1});
