/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"
#include "../layered.h"

TITLE("A named module reads the unnamed modules when a class of it is transformed at load.");

static bool transformed;

static void JNICALL transform(HOOK_PARAMETERS)
{
    static const char from[] = "Late.java", to[] = "Soon.java"; /* its source */
    if (name == NULL || strcmp(name, "layered/one/Late") != 0)
        return;
    if (give_replaced(env, bytes, length, new_bytes, new_length, from, to, sizeof from - 1) == 0)
        inapplicable("the class file names no source file");
    transformed = true;
}

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jmethodID load = method_id(jni, find_class(jni, "java/lang/ClassLoader"), "loadClass",
                               "(Ljava/lang/String;)Ljava/lang/Class;");
    on(ClassFileLoadHook, transform);
    (*jni)->CallObjectMethod(jni, layer.loader, load,
                             (*jni)->NewStringUTF(jni, "layered.one.Late"));
    no_exception(jni);
    say("transformed: %s", truth(transformed));
    say("reads that of the boot loader: %s",
        can_read(jni, layer.one.module, unnamed_of_boot_loader(jni)));
    say("reads that of the program's loader: %s",
        can_read(jni, layer.one.module, unnamed_module(jni)));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17,
     .needs = {.can_generate_all_class_hook_events = 1});
