/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetEnv accepts the JVM's own version of JVM TI, and earlier ones that it finds compatible.");

/* An environment that is asked for with this version, and works. */
static bool is_given(jint version)
{
    void *env = NULL;
    jint reported = 0;
    return (*assay_vm)->GetEnv(assay_vm, &env, version) == JNI_OK && env != NULL
           && ti_in((jvmtiEnv *)env, GetVersionNumber, &reported) == JVMTI_ERROR_NONE;
}

static void observe(const char *when)
{
    static const jint majors[] = {9, 11, 17, 21, 25};
    jint own = 0;
    int refused = 0;
    must(GetVersionNumber, &own);
    jint major = (own & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
    for (size_t i = 0; i < sizeof majors / sizeof majors[0] && majors[i] <= major; i++)
        refused += !is_given(JVMTI_VERSION_INTERFACE_JVMTI
                             + (majors[i] << JVMTI_VERSION_SHIFT_MAJOR));
    say("%s: its own: %s", when, truth(is_given(own)));
    say("%s: refused of earlier ones: %d", when, refused);
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("main");
}

TEST(.load = load, .probe = probe);
