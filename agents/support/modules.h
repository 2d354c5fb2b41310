/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Modules: finding them, what java.lang.Module and ServiceLoader report about them, and calls that
 * name a package. Every function here that calls Java ends the process with `broken` if an exception
 * is pending afterwards; objects that are returned are local references.
 *
 *     jobject base = modifiable_base(jni), unnamed = unnamed_module(jni);
 *     struct package packages[2];
 *     two_packages(jni, "isExported", base, unnamed, packages);
 *     say("AddModuleExports: %s", error_name(add_exports(base, &packages[0], unnamed)));
 *     say("exported: %s", is_to(jni, "isExported", base, packages[0].name, unnamed));
 */
#ifndef ASSAY_MODULES_H
#define ASSAY_MODULES_H

#include "assay.h"

/* ---- Modules ------------------------------------------------------------ */

/* The module of a class. */
jobject module_of(JNIEnv *jni, jclass klass);

/* java.base, the named module that every program has. */
jobject base_module(JNIEnv *jni);

/* The unnamed module of the tests' classes; that of the platform class loader, in which the tests
 * have nothing; and that of the bootstrap class loader. */
jobject unnamed_module(JNIEnv *jni);
jobject bystander_module(JNIEnv *jni);
jobject boot_unnamed_module(JNIEnv *jni);

/* The same module, for a test that modifies it: if IsModifiableModule returns false the test is
 * `inapplicable`. And java.base on these terms. */
jobject to_modify(jobject module);
jobject modifiable_base(JNIEnv *jni);

/* A module that cannot be modified; `inapplicable` if the JVM has none. */
jobject unmodifiable_module(JNIEnv *jni);

/* ---- What java.lang.Module and ServiceLoader report --------------------- */

/* Module.canRead and Module.canUse: "true" or "false". */
const char *can_read(JNIEnv *jni, jobject module, jobject other);
const char *can_use(JNIEnv *jni, jobject module, jclass service);

/* Module.isExported or Module.isOpen, named by `question`, of a package ("sun.launcher") to the
 * other module: "true" or "false". */
const char *is_to(JNIEnv *jni, const char *question, jobject module, const char *package,
                  jobject other);

/* Says "WHAT: COUNT, of the class: COUNT" of the implementations of a service ("java/util/Iterator")
 * that ServiceLoader finds with a class loader. */
void say_services(JNIEnv *jni, const char *what, const char *service, jobject loader,
                  jclass implementation);

/* ---- Packages ----------------------------------------------------------- */

enum { PACKAGE_SIZE = 256 };

/* The name of a package, and the same in internal form. */
struct package {
    char name[PACKAGE_SIZE], internal[PACKAGE_SIZE];
};

/* The packages of a module, as an array of strings. */
jobjectArray packages_of(JNIEnv *jni, jobject module);

/* Fills in a package from a string. `broken` if its name has PACKAGE_SIZE bytes or more. */
void name_package(JNIEnv *jni, jobject string, struct package *package);

/* The first package of a module, in internal form; `inapplicable` if it has none. */
const char *package_of(JNIEnv *jni, jobject module);

/* Two packages of the module for which the question, isExported or isOpen, is false for the other
 * module; `inapplicable` if there are not two. */
void two_packages(JNIEnv *jni, const char *question, jobject module, jobject other,
                  struct package packages[2]);

/* AddModuleExports and AddModuleOpens. Which form of a package's name they take is not specified:
 * if the internal form gives JVMTI_ERROR_ILLEGAL_ARGUMENT, they are called with the other one. */
jvmtiError add_exports(jobject module, const struct package *package, jobject to);
jvmtiError add_opens(jobject module, const struct package *package, jobject to);

#endif
