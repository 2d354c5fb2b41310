/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment removes the native method prefix of its environment only.");

/* Java declares this native as early_first. */
__attribute__((visibility("default"))) JNIEXPORT void JNICALL
Java_general_Prefixed_first(JNIEnv *jni, jclass klass)
{
    say("first runs");
}

/* Another class declares this native as early_second. */
__attribute__((visibility("default"))) JNIEXPORT void JNICALL
Java_general_PrefixedBefore_second(JNIEnv *jni, jclass klass)
{
    say("second runs");
}

static jvmtiEnv *other;

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities prefix = {.can_set_native_method_prefix = 1};
    bool mine = is_case("another-disposed");
    other = new_environment_with(&prefix);
    must_in(mine ? assay_env : other, SetNativeMethodPrefix, "early_");
}

static void probe(JNIEnv *jni, jobject subject)
{
    must_in(other, DisposeEnvironment);
}

TEST(.target = "general.CallsPrefixed", .args = LIST("general.PrefixedBefore"), .load = load,
     .probe = probe, .needs = {.can_set_native_method_prefix = 1},
     .cases = LIST("holder-disposed", "another-disposed"));
