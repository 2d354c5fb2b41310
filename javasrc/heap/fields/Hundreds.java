// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;
import classfile.OwnFields;
import java.lang.reflect.Field;

/** Three hundred fields of objects and as many static ones, each with an object of its own. */
final class Hundreds {
    Object o000, o001, o002, o003, o004, o005, o006, o007, o008, o009;
    Object o010, o011, o012, o013, o014, o015, o016, o017, o018, o019;
    Object o020, o021, o022, o023, o024, o025, o026, o027, o028, o029;
    Object o030, o031, o032, o033, o034, o035, o036, o037, o038, o039;
    Object o040, o041, o042, o043, o044, o045, o046, o047, o048, o049;
    Object o050, o051, o052, o053, o054, o055, o056, o057, o058, o059;
    Object o060, o061, o062, o063, o064, o065, o066, o067, o068, o069;
    Object o070, o071, o072, o073, o074, o075, o076, o077, o078, o079;
    Object o080, o081, o082, o083, o084, o085, o086, o087, o088, o089;
    Object o090, o091, o092, o093, o094, o095, o096, o097, o098, o099;
    Object o100, o101, o102, o103, o104, o105, o106, o107, o108, o109;
    Object o110, o111, o112, o113, o114, o115, o116, o117, o118, o119;
    Object o120, o121, o122, o123, o124, o125, o126, o127, o128, o129;
    Object o130, o131, o132, o133, o134, o135, o136, o137, o138, o139;
    Object o140, o141, o142, o143, o144, o145, o146, o147, o148, o149;
    Object o150, o151, o152, o153, o154, o155, o156, o157, o158, o159;
    Object o160, o161, o162, o163, o164, o165, o166, o167, o168, o169;
    Object o170, o171, o172, o173, o174, o175, o176, o177, o178, o179;
    Object o180, o181, o182, o183, o184, o185, o186, o187, o188, o189;
    Object o190, o191, o192, o193, o194, o195, o196, o197, o198, o199;
    Object o200, o201, o202, o203, o204, o205, o206, o207, o208, o209;
    Object o210, o211, o212, o213, o214, o215, o216, o217, o218, o219;
    Object o220, o221, o222, o223, o224, o225, o226, o227, o228, o229;
    Object o230, o231, o232, o233, o234, o235, o236, o237, o238, o239;
    Object o240, o241, o242, o243, o244, o245, o246, o247, o248, o249;
    Object o250, o251, o252, o253, o254, o255, o256, o257, o258, o259;
    Object o260, o261, o262, o263, o264, o265, o266, o267, o268, o269;
    Object o270, o271, o272, o273, o274, o275, o276, o277, o278, o279;
    Object o280, o281, o282, o283, o284, o285, o286, o287, o288, o289;
    Object o290, o291, o292, o293, o294, o295, o296, o297, o298, o299;
    static Object s000, s001, s002, s003, s004, s005, s006, s007, s008, s009;
    static Object s010, s011, s012, s013, s014, s015, s016, s017, s018, s019;
    static Object s020, s021, s022, s023, s024, s025, s026, s027, s028, s029;
    static Object s030, s031, s032, s033, s034, s035, s036, s037, s038, s039;
    static Object s040, s041, s042, s043, s044, s045, s046, s047, s048, s049;
    static Object s050, s051, s052, s053, s054, s055, s056, s057, s058, s059;
    static Object s060, s061, s062, s063, s064, s065, s066, s067, s068, s069;
    static Object s070, s071, s072, s073, s074, s075, s076, s077, s078, s079;
    static Object s080, s081, s082, s083, s084, s085, s086, s087, s088, s089;
    static Object s090, s091, s092, s093, s094, s095, s096, s097, s098, s099;
    static Object s100, s101, s102, s103, s104, s105, s106, s107, s108, s109;
    static Object s110, s111, s112, s113, s114, s115, s116, s117, s118, s119;
    static Object s120, s121, s122, s123, s124, s125, s126, s127, s128, s129;
    static Object s130, s131, s132, s133, s134, s135, s136, s137, s138, s139;
    static Object s140, s141, s142, s143, s144, s145, s146, s147, s148, s149;
    static Object s150, s151, s152, s153, s154, s155, s156, s157, s158, s159;
    static Object s160, s161, s162, s163, s164, s165, s166, s167, s168, s169;
    static Object s170, s171, s172, s173, s174, s175, s176, s177, s178, s179;
    static Object s180, s181, s182, s183, s184, s185, s186, s187, s188, s189;
    static Object s190, s191, s192, s193, s194, s195, s196, s197, s198, s199;
    static Object s200, s201, s202, s203, s204, s205, s206, s207, s208, s209;
    static Object s210, s211, s212, s213, s214, s215, s216, s217, s218, s219;
    static Object s220, s221, s222, s223, s224, s225, s226, s227, s228, s229;
    static Object s230, s231, s232, s233, s234, s235, s236, s237, s238, s239;
    static Object s240, s241, s242, s243, s244, s245, s246, s247, s248, s249;
    static Object s250, s251, s252, s253, s254, s255, s256, s257, s258, s259;
    static Object s260, s261, s262, s263, s264, s265, s266, s267, s268, s269;
    static Object s270, s271, s272, s273, s274, s275, s276, s277, s278, s279;
    static Object s280, s281, s282, s283, s284, s285, s286, s287, s288, s289;
    static Object s290, s291, s292, s293, s294, s295, s296, s297, s298, s299;
    static int i000, i001, i002, i003, i004, i005, i006, i007, i008, i009;
    static int i010, i011, i012, i013, i014, i015, i016, i017, i018, i019;
    static int i020, i021, i022, i023, i024, i025, i026, i027, i028, i029;
    static int i030, i031, i032, i033, i034, i035, i036, i037, i038, i039;
    static int i040, i041, i042, i043, i044, i045, i046, i047, i048, i049;
    static int i050, i051, i052, i053, i054, i055, i056, i057, i058, i059;
    static int i060, i061, i062, i063, i064, i065, i066, i067, i068, i069;
    static int i070, i071, i072, i073, i074, i075, i076, i077, i078, i079;
    static int i080, i081, i082, i083, i084, i085, i086, i087, i088, i089;
    static int i090, i091, i092, i093, i094, i095, i096, i097, i098, i099;
    static int i100, i101, i102, i103, i104, i105, i106, i107, i108, i109;
    static int i110, i111, i112, i113, i114, i115, i116, i117, i118, i119;
    static int i120, i121, i122, i123, i124, i125, i126, i127, i128, i129;
    static int i130, i131, i132, i133, i134, i135, i136, i137, i138, i139;
    static int i140, i141, i142, i143, i144, i145, i146, i147, i148, i149;
    static int i150, i151, i152, i153, i154, i155, i156, i157, i158, i159;
    static int i160, i161, i162, i163, i164, i165, i166, i167, i168, i169;
    static int i170, i171, i172, i173, i174, i175, i176, i177, i178, i179;
    static int i180, i181, i182, i183, i184, i185, i186, i187, i188, i189;
    static int i190, i191, i192, i193, i194, i195, i196, i197, i198, i199;
    static int i200, i201, i202, i203, i204, i205, i206, i207, i208, i209;
    static int i210, i211, i212, i213, i214, i215, i216, i217, i218, i219;
    static int i220, i221, i222, i223, i224, i225, i226, i227, i228, i229;
    static int i230, i231, i232, i233, i234, i235, i236, i237, i238, i239;
    static int i240, i241, i242, i243, i244, i245, i246, i247, i248, i249;
    static int i250, i251, i252, i253, i254, i255, i256, i257, i258, i259;
    static int i260, i261, i262, i263, i264, i265, i266, i267, i268, i269;
    static int i270, i271, i272, i273, i274, i275, i276, i277, i278, i279;
    static int i280, i281, i282, i283, i284, i285, i286, i287, i288, i289;
    static int i290, i291, i292, i293, i294, i295, i296, i297, i298, i299;

    private Hundreds() {
    }

    /** The probe gets the object, the class, and what the fields refer to, by their order. */
    public static void main(String[] args) throws IllegalAccessException {
        OwnFields.need(Hundreds.class);
        OwnFields.needNoneInObject();
        Hundreds object = new Hundreds();
        Object[] all = new Object[602];
        all[0] = object;
        all[1] = Hundreds.class;
        for (Field field : Hundreds.class.getDeclaredFields()) {
            char first = field.getName().charAt(0);
            if (field.isSynthetic() || "osi".indexOf(first) < 0) {
                continue;
            }
            int number = Integer.parseInt(field.getName().substring(1));
            if (first == 'i') {
                field.setInt(null, 600 + number);
                continue;
            }
            int place = first == 'o' ? number : 300 + number;
            all[place + 2] = new Object();
            field.set(object, all[place + 2]);
        }
        Agent.probe(all);
    }
}
