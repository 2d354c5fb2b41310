/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "redefine.h"

TITLE("RetransformClasses leaves the class in the lists once, with the same members and version.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jclass *classes = NULL;
    jmethodID *methods = NULL;
    jfieldID *fields = NULL;
    jobject loader;
    int listed = 0, of_loader = 0, obsolete_methods = 0;
    jclass klass = class_of_probe(jni, subject);
    jfieldID total = static_field_id(jni, klass, "total", "I");
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++)
        listed += strcmp(class_name(classes[i]), "Lredefine/Subject;") == 0;
    must(GetClassLoader, klass, &loader);
    must(GetClassLoaderClasses, loader, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++)
        of_loader += strcmp(class_name(classes[i]), "Lredefine/Subject;") == 0;
    say("listed: %d, by its loader: %d", listed, of_loader);
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++) {
        jboolean obsolete = 7;
        must(IsMethodObsolete, methods[i], &obsolete);
        obsolete_methods += obsolete;
    }
    say("methods: %d, obsolete: %d", (int)count, obsolete_methods);
    must(GetClassFields, klass, &count, &fields);
    say("fields: %d, the first: %s", (int)count,
        readable(fields, count) > 0 ? short_field_name(klass, fields[0]) : "none");
    say("the id from before: %s %d", short_field_name(klass, total),
        (int)(*jni)->GetStaticIntField(jni, klass, total));
    say_class_version(klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
