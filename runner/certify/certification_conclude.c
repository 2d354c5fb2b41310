/* SPDX-License-Identifier: Apache-2.0 */

/* A certification ends: the verdict, and the last files of the dossier. */
#include "certify/certification.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/json_file.h"
#include "base/status.h"
#include "base/tree.h"
#include "certify/assessment.h"
#include "certify/certificate_html.h"
#include "certify/certificate_page.h"
#include "certify/certificate_sentence.h"
#include "certify/dossier.h"
#include "certify/known_copy.h"
#include "certify/known_seen.h"
#include "certify/must_pass.h"
#include "certify/signature.h"
#include "certify/waivers.h"
#include "run/stale.h"

/* Directories below that of the records. */
enum { RECORDS_DEPTH = 16 };

/* What the ids of known deviations mean, in one file. */
static int copy_known(const struct certification *certification)
{
    char *text = known_copy(&certification->session.suite->home);
    int result = text != NULL ? file_write(certification->out, "suite/" DOSSIER_KNOWN, text) : -1;
    free(text);
    return result;
}

static int write_suite(const struct certification *certification)
{
    char *list = must_pass_text(&certification->must, certification->vm.spec);
    int result = file_write(certification->out, "suite/" DOSSIER_MANIFEST, certification->manifest);
    if (result == 0)
        result = file_write(certification->out, "suite/" DOSSIER_MUST_PASS, list);
    free(list);
    return result == 0 ? copy_known(certification) : result;
}

/* What a JVM has left beside its output is kept if it is good to read. */
static void tidy_records(const char *directory)
{
    int parent = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int records = parent >= 0 ? tree_open(parent, "records") : -1;
    if (records >= 0) {
        tree_tidy(records, RECORDS_DEPTH);
        close(records);
    }
    if (parent >= 0)
        close(parent);
}

/* The page, as Markdown and as HTML. */
static int write_pages(const char *directory, const json_t *certificate)
{
    char *page = certificate_page(certificate);
    char *html = certificate_html(page);
    int result = file_write(directory, "CERTIFICATE.md", page);
    if (result == 0)
        result = file_write(directory, "CERTIFICATE.html", html);
    free(html);
    free(page);
    return result;
}

/* A waiver that nothing needs is a mistake, and would be one of its readers. */
static bool waivers_are_needed(const json_t *certificate, const json_t *assessment)
{
    struct strings problems = {0};
    bool needed = waivers_check(json_object_get(certificate, "waivers"), assessment, &problems);
    for (size_t i = 0; i < problems.count; i++)
        complain("--waive %s; without it, the same command goes on", problems.items[i]);
    strings_free(&problems);
    return needed;
}

/* Everything has been run: the verdict, and the dossier's last files. */
int certification_conclude(struct certification *certification)
{
    json_t *certificate = certification->certificate;
    json_object_set_new(certificate, "finished", json_integer((json_int_t)time(NULL)));
    json_t *assessment = assessment_conclude(certification->assessing);
    certification->assessing = NULL;
    json_object_set_new(certificate, "findings", assessment);
    if (!waivers_are_needed(certificate, assessment))
        return STATUS_ERROR;
    json_object_set_new(certificate, "known_deviations",
                        known_seen(assessment, certification->session.suite->known));
    char *sentence = certificate_sentence(assessment, certificate);
    json_object_set_new(certificate, "sentence", json_string(sentence));
    char *records = xprintf("%s/records", certification->out);
    char *journal = xprintf("%s/" DOSSIER_JOURNAL, certification->out);
    int result = write_suite(certification);
    if (result == 0)
        result = write_pages(certification->out, certificate);
    if (result == 0)
        result = json_file_write(certification->out, "certificate.json", certificate);
    if (result == 0) {
        stale_remove_in(records);
        tidy_records(certification->out);
        result = dossier_seal(certification->out);
    }
    if (result == 0 && certification->sign != NULL)
        result = signature_make(certification->out, certification->sign);
    if (result == 0)
        directory_remove(journal);
    if (result == 0)
        printf("\n%s\n%s/CERTIFICATE.html says more, and so does CERTIFICATE.md.\n", sentence,
               certification->out);
    const char *verdict = json_string_value(json_object_get(assessment, "verdict"));
    int status = result != 0                                ? STATUS_ERROR
                 : strcmp(verdict, "none") == 0             ? STATUS_ERROR
                 : strcmp(verdict, "does not conform") == 0 ? STATUS_DEVIATION
                                                            : STATUS_OK;
    free(records);
    free(journal);
    free(sentence);
    return status;
}
