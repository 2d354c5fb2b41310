/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ClassFileLoadHook of a class loaded during a retransformation does not report the retransformed class.");

static jclass subject;
static int retransformed, others;

static void JNICALL announced(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                              const char *name, jobject domain, jint length,
                              const unsigned char *bytes, jint *new_length,
                              unsigned char **new_bytes)
{
    if (redefined == NULL || name == NULL)
        return;
    bool own = strcmp(name, "java/util/StringJoiner") == 0;
    if (own && (*jni)->IsSameObject(jni, redefined, subject))
        retransformed++;
    others += !own;
}

/* A class of a named module: the JVM lets this read other modules when a hook may change it, and
 * may load classes for that. */
static void observe(JNIEnv *jni, jobject unused)
{
    jboolean modifiable = JNI_FALSE;
    subject = find_class(jni, "java/util/StringJoiner");
    must(IsModifiableClass, subject, &modifiable);
    if (!modifiable)
        inapplicable("the class that is to be retransformed is not modifiable");
    on(ClassFileLoadHook, announced);
    must(RetransformClasses, 1, &subject);
    off(ClassFileLoadHook);
    say("hooks for the class retransformed: %d, for others: %s", retransformed, truth(others > 0));
}

TEST(.probe = observe, .needs = {.can_retransform_classes = 1});
