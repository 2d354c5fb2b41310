/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleReads lets code of the module call what the other module exports to it.");

/* The class is loaded here: what a JVM has resolved before stays as it was. */
static const char *linked(JNIEnv *jni, const struct layer *layer)
{
    jclass loaders = find_class(jni, "java/lang/ClassLoader");
    jmethodID load = method_id(jni, loaders, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    jclass klass = (*jni)->CallObjectMethod(jni, layer->loader, load,
                                            (*jni)->NewStringUTF(jni, "layered.two.Linked"));
    no_exception(jni);
    jobject text = (*jni)->CallStaticObjectMethod(
        jni, klass, static_method_id(jni, klass, "text", "()Ljava/lang/String;"));
    no_exception(jni);
    return to_string(jni, text);
}

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jobject one = to_modify(layer.one.module), two = to_modify(layer.two.module);
    say("AddModuleReads: %s", error_name(ti(AddModuleReads, two, one)));
    say("AddModuleExports: %s", error_name(export_package(jni, one, &layer.one.package, two)));
    say("linked: %s", linked(jni, &layer));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
