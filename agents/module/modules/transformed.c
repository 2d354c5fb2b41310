/* SPDX-License-Identifier: Apache-2.0 */
#include "../modules.h"

TITLE("The module of a transformed class reads the unnamed modules of boot and program loader.");

static int transformed;

static void JNICALL transform(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                              const char *name, jobject domain, jint length,
                              const unsigned char *bytes, jint *new_length,
                              unsigned char **new_bytes)
{
    if (redefined == NULL || name == NULL || strcmp(name, "java/lang/Runnable") != 0)
        return;
    must_in(env, Allocate, length, new_bytes);
    memcpy(*new_bytes, bytes, (size_t)length);
    *new_length = length;
    transformed++;
}

/* The module without a name that has no class loader. */
static jobject boot_unnamed_module(JNIEnv *jni)
{
    jclass type = find_class(jni, "java/lang/Module");
    jmethodID is_named = method_id(jni, type, "isNamed", "()Z");
    jmethodID get_loader = method_id(jni, type, "getClassLoader", "()Ljava/lang/ClassLoader;");
    jint count = 0;
    jobject *modules = NULL, found = NULL;
    must(GetAllModules, &count, &modules);
    for (jint i = 0; i < count; i++)
        if (!(*jni)->CallBooleanMethod(jni, modules[i], is_named)
            && (*jni)->CallObjectMethod(jni, modules[i], get_loader) == NULL)
            found = modules[i];
    release(modules);
    if (found == NULL)
        broken("the bootstrap class loader has no unnamed module");
    return found;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = base_module(jni), unnamed = unnamed_module(jni);
    jobject boot = boot_unnamed_module(jni);
    jclass runnable = find_class(jni, "java/lang/Runnable");
    jboolean modifiable = JNI_FALSE;
    must(IsModifiableClass, runnable, &modifiable);
    if (!modifiable)
        inapplicable("java.lang.Runnable cannot be modified");
    on(ClassFileLoadHook, transform);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &runnable)));
    say("transformed: %d", transformed);
    say("reads that of the boot loader: %s", can_read(jni, base, boot));
    say("reads that of the program's loader: %s", can_read(jni, base, unnamed));
}

TEST(.probe = observe, .since = 9, .needs = {.can_retransform_classes = 1},
     .wants = {.can_retransform_any_class = 1});
