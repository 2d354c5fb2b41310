/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassSignature reports the type signatures of ordinary and array classes and of all nine primitive ones.");

static void say_signature(jclass klass)
{
    char *signature = NULL;
    jvmtiError error = ti(GetClassSignature, klass, &signature, NULL);
    if (error != JVMTI_ERROR_NONE) {
        say("%s", error_name(error));
        return;
    }
    say("%s %s", error_name(error), signature);
    SAY_CALL(Deallocate, (unsigned char *)signature);
}

/* The samples have int and void. */
static void observe(JNIEnv *jni, jobject samples)
{
    static const char *const others[] = {
        "java/lang/Boolean", "java/lang/Byte",  "java/lang/Character", "java/lang/Short",
        "java/lang/Long",    "java/lang/Float", "java/lang/Double"};
    for (enum sample which = SAMPLE; which < SAMPLE_COUNT; which++)
        say_signature(sample(jni, samples, which));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        say_signature(
            static_object_field(jni, find_class(jni, others[i]), "TYPE", "Ljava/lang/Class;"));
}

TEST(.target = "classes.Samples", .probe = observe);
