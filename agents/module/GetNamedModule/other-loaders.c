/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetNamedModule returns null for packages of java.base and a class loader that delegates to another.");

static void ask(JNIEnv *jni, jobject loader, const char *whose, jobject base)
{
    static const char *const packages[] = {"java/lang", "java/util/concurrent"};
    for (size_t i = 0; i < sizeof packages / sizeof packages[0]; i++) {
        jobject module = loader == NULL ? NULL : base;
        jvmtiError error = ti(GetNamedModule, loader, packages[i], &module);
        bool is_base = (*jni)->IsSameObject(jni, module, base);
        say("%s of the %s loader: %s%s", packages[i], whose, error_name(error),
            error != JVMTI_ERROR_NONE ? ""
            : module == NULL          ? " null"
            : is_base                 ? " java.base"
                                      : " another module");
    }
}

static jobject loader_by(JNIEnv *jni, jclass type, const char *method)
{
    jobject loader = (*jni)->CallStaticObjectMethod(
        jni, type, static_method_id(jni, type, method, "()Ljava/lang/ClassLoader;"));
    no_exception(jni);
    return loader;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject base = base_module(jni);
    jclass type = find_class(jni, "java/lang/ClassLoader"),
           definer = find_class(jni, "classfile/Definer");
    jobject platform = loader_by(jni, type, "getPlatformClassLoader");
    jobject own = (*jni)->NewObject(
        jni, definer, method_id(jni, definer, "<init>", "(Ljava/lang/ClassLoader;)V"), platform);
    no_exception(jni);
    ask(jni, NULL, "bootstrap", base);
    ask(jni, platform, "platform", base);
    ask(jni, loader_by(jni, type, "getSystemClassLoader"), "system", base);
    ask(jni, own, "test's own", base);
}

TEST(.probe = observe, .since = 9);
